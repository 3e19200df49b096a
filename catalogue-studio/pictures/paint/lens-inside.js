import { seededRandom } from '../studio/sequences.js';
import { blankCanvas, circle, FULL_TURN, textureOf } from './canvas.js';

/** Drawn on a grid of 512, painted smaller: a lens is some 60 pixels wide in a picture. */
const GRID = 512;
const PIXELS = 256;
const MIDDLE = GRID / 2;
const COATING_RADIUS = 156;
const BARREL_RINGS = [
  [238, '#15171b', 16],
  [214, '#08090b', 10],
  [196, '#1b1e24', 3],
  [176, '#0b0c0f', 16],
  [160, '#20242c', 3],
];
const COATING = [
  [0, '#05060c'],
  [0.35, '#0a0f22'],
  [0.62, '#16224a'],
  [0.82, '#0c1024'],
  [1, '#040508'],
];
const REFLECTIONS = [
  [206, 196, 100, '#3a4d9a'],
  [312, 318, 90, '#3d1f5e'],
  [300, 210, 46, '#1d4d52'],
  [196, 190, 26, '#cfdcff'],
  [322, 326, 13, '#9a86d8'],
];

const painted = new Map();

/** The inside of a camera lens: barrel rings, blue coating and two highlights. Painted once a seed and kept. */
export function lensInside(seed) {
  if (!painted.has(seed)) painted.set(seed, paintLens(seed));
  return painted.get(seed);
}

function paintLens(seed) {
  const { canvas, context } = blankCanvas(PIXELS, PIXELS);
  context.scale(PIXELS / GRID, PIXELS / GRID);
  const random = seededRandom(seed);
  context.fillStyle = '#040506';
  context.fillRect(0, 0, GRID, GRID);
  for (const [radius, colour, width] of BARREL_RINGS) ring(context, radius, colour, width);

  const coating = context.createRadialGradient(MIDDLE, MIDDLE, 10, MIDDLE, MIDDLE, COATING_RADIUS);
  for (const [at, colour] of COATING) coating.addColorStop(at, colour);
  context.fillStyle = coating;
  circle(context, MIDDLE, MIDDLE, COATING_RADIUS);

  context.globalCompositeOperation = 'screen';
  for (const [x, y, radius, colour] of REFLECTIONS) {
    const drift = (random() - 0.5) * 14;
    const spot = context.createRadialGradient(x + drift, y, 0, x + drift, y, radius);
    spot.addColorStop(0, colour);
    spot.addColorStop(1, '#000');
    context.fillStyle = spot;
    circle(context, MIDDLE, MIDDLE, COATING_RADIUS);
  }
  context.globalCompositeOperation = 'source-over';
  ring(context, 92, 'rgba(0,0,0,.55)', 7);
  ring(context, 62, 'rgba(5,6,10,.65)', 6);
  context.fillStyle = 'rgba(0,0,2,.8)';
  circle(context, MIDDLE, MIDDLE, 42);
  context.fillStyle = 'rgba(190,205,255,.75)';
  context.beginPath();
  context.ellipse(212, 204, 20, 11, -0.75, 0, FULL_TURN);
  context.fill();
  context.fillStyle = 'rgba(150,130,220,.35)';
  circle(context, 300, 306, 8);
  const texture = textureOf(canvas);
  texture.userData.isKept = true;
  return texture;
}

function ring(context, radius, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.arc(MIDDLE, MIDDLE, radius, 0, FULL_TURN);
  context.stroke();
}
