import { blankCanvas, FULL_TURN, paintColour, textureOf } from './canvas.js';

const WIDTH = 700;
const HEIGHT = 840;
const RINGS = [
  [0, 0.78],
  [70, 0.62],
  [150, 0.45],
];

/** A watch face: time, date, three rings, steps and pulse. */
export function watchFace(hue) {
  const { canvas, context } = blankCanvas(WIDTH, HEIGHT);
  context.fillStyle = '#000';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  RINGS.forEach(([turn, share], i) => activityRing(context, 200 - i * 52, hue + turn, share));
  const write = (value, x, y, { size, weight, colour, align }) => {
    context.fillStyle = colour;
    context.font = `${weight} ${size}px Inter`;
    context.textAlign = align;
    context.fillText(value, x, y);
  };
  write('10:24', 640, 250, { size: 168, weight: 500, colour: '#fff', align: 'right' });
  write('TIR. 14', 636, 100, { size: 46, weight: 600, colour: paintColour(hue, 90, 66), align: 'right' });
  write('7 842', 62, 800, { size: 44, weight: 600, colour: '#fff', align: 'left' });
  write('72 slag/min', 640, 800, { size: 34, weight: 500, colour: '#8b93a3', align: 'right' });
  return textureOf(canvas);
}

function activityRing(context, radius, hue, share) {
  context.lineCap = 'round';
  context.lineWidth = 40;
  for (const [from, to, lightness, strength] of [
    [0, FULL_TURN, 16, 60],
    [-Math.PI / 2, -Math.PI / 2 + share * FULL_TURN, 58, 92],
  ]) {
    context.strokeStyle = paintColour(hue, strength, lightness);
    context.beginPath();
    context.arc(WIDTH / 2, 560, radius, from, to);
    context.stroke();
  }
}
