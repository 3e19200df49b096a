import { seededRandom } from '../../studio/sequences.js';
import { circle, roundBox } from '../canvas.js';
import { text } from './text.js';

const INK = '#1d1524';

/** A map of prepared ski tracks: contours, woods, a lake and the way that is skied. */
export function mapScreen(context, { width, height }) {
  const random = seededRandom('ski tracks');
  context.fillStyle = '#eef3f6';
  context.fillRect(0, 0, width, height);
  for (let wood = 0; wood < 9; wood++) {
    context.fillStyle = '#cfe3d3';
    const [x, y] = [random() * width, random() * height];
    context.beginPath();
    context.ellipse(x, y, 90 + 170 * random(), 70 + 120 * random(), random() * 3, 0, 7);
    context.fill();
  }
  context.lineWidth = 3;
  context.strokeStyle = 'rgb(160 140 120 / 0.38)';
  for (const [x, y, rings] of [
    [width * 0.28, height * 0.3, 9],
    [width * 0.78, height * 0.62, 8],
  ]) {
    for (let ring = 1; ring <= rings; ring++) contour(context, x, y, ring * 34);
  }
  context.fillStyle = '#a9cdec';
  context.beginPath();
  context.ellipse(width * 0.68, height * 0.34, 150, 78, -0.5, 0, 7);
  context.fill();
  track(
    context,
    [
      [-20, 0.72],
      [0.25, 0.66],
      [0.42, 0.72],
      [0.6, 0.6],
      [0.86, 0.56],
      [1.1, 0.44],
    ],
    width,
    height,
    '#8a93a8',
    7,
    [16, 14],
  );
  const way = [
    [0.2, 1.02],
    [0.3, 0.84],
    [0.52, 0.74],
    [0.44, 0.58],
    [0.56, 0.46],
    [0.4, 0.36],
    [0.52, 0.22],
  ];
  track(context, way, width, height, '#fff', 26);
  track(context, way, width, height, '#d3202f', 15);
  const [x, y] = [width * 0.44, height * 0.58];
  context.fillStyle = '#fff';
  circle(context, x, y, 34);
  context.fillStyle = '#2f6fe4';
  circle(context, x, y, 24);

  context.fillStyle = '#fff';
  roundBox(context, 40, 140, width - 80, 118, 59);
  context.fillStyle = INK;
  text(context, 'Skispor nær deg', { x: 104, y: 213, size: 42, weight: 500, align: 'left' });
  context.fillStyle = '#fff';
  roundBox(context, 30, height - 420, width - 60, 390, 56);
  context.fillStyle = INK;
  text(context, 'Rundløypa, 12,4 km', { x: 84, y: height - 330, size: 54, weight: 650, align: 'left' });
  context.fillStyle = '#0e653f';
  text(context, 'Kjørt opp i dag kl. 10:50', { x: 84, y: height - 262, size: 40, weight: 500, align: 'left' });
  context.fillStyle = '#552596';
  roundBox(context, 84, height - 206, width - 168, 118, 59);
  context.fillStyle = '#fff';
  text(context, 'Start turen', { x: width / 2, y: height - 132, size: 44, weight: 600 });
  context.fillStyle = INK;
  context.strokeStyle = INK;
}

function contour(context, x, y, radius) {
  context.beginPath();
  for (let angle = 0; angle <= 6.3; angle += 0.1) {
    const reach = radius * (1 + 0.16 * Math.sin(angle * 3 + 1) + 0.08 * Math.sin(angle * 5));
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle) * 0.8);
  }
  context.stroke();
}

function track(context, points, width, height, colour, wide, dash = []) {
  context.strokeStyle = colour;
  context.lineWidth = wide;
  context.lineCap = context.lineJoin = 'round';
  context.setLineDash(dash);
  context.beginPath();
  const at = points.map(([x, y]) => [x * width, y * height]);
  context.moveTo(...at[0]);
  for (let i = 1; i + 1 < at.length; i++) {
    const [x, y] = at[i];
    const [nextX, nextY] = at[i + 1];
    context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  context.lineTo(...at.at(-1));
  context.stroke();
  context.setLineDash([]);
}
