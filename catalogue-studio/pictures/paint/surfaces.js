import * as THREE from 'three';
import { seededRandom } from '../studio/sequences.js';
import { blankCanvas, textureOf } from './canvas.js';

const SIZE = 1024;

/** Planks of oiled oak, their grain across the picture. */
export function woodGrain() {
  const { canvas, context } = blankCanvas(SIZE * 2, SIZE * 2);
  const random = seededRandom('oak');
  const planks = 6;
  const height = canvas.height / planks;
  for (let plank = 0; plank < planks; plank++) {
    const top = plank * height;
    const lightness = 66 + 7 * random();
    context.fillStyle = `hsl(${32 + 4 * random()} 42% ${lightness}%)`;
    context.fillRect(0, top, canvas.width, height);
    context.save();
    context.beginPath();
    context.rect(0, top, canvas.width, height);
    context.clip();
    for (let line = 0; line < 170; line++) {
      const y = top + random() * height;
      const swing = 3 + 9 * random();
      const phase = random() * 6;
      context.strokeStyle = `hsl(28 45% ${30 + 20 * random()}% / ${0.05 + 0.14 * random()})`;
      context.lineWidth = 0.6 + 1.9 * random();
      context.beginPath();
      for (let x = 0; x <= canvas.width; x += 32) {
        context.lineTo(x, y + swing * Math.sin(x * 0.0021 + phase) + 1.5 * Math.sin(x * 0.013 + phase * 3));
      }
      context.stroke();
    }
    context.restore();
    context.fillStyle = 'hsl(26 40% 26% / 0.55)';
    context.fillRect(0, top, canvas.width, 3);
  }
  return textureOf(canvas);
}

const PIXELS_PER_MM = 6;

/**
 * Denim with its seams. Sizes in mm.
 *
 * @param {{ width: number, height: number, isPocket?: boolean, seams?: { x: number, from: number, to: number }[] }} piece
 * @returns {{ colour: THREE.Texture, bump: THREE.Texture }}
 */
export function denim({ width, height, isPocket = false, seams = [] }) {
  const { canvas, context } = blankCanvas(width * PIXELS_PER_MM, height * PIXELS_PER_MM);
  const random = seededRandom(`denim ${width}`);
  const image = context.createImageData(canvas.width, canvas.height);
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const twill = (x + y * 2) % 6 < 3 ? 1 : 0.78;
      const worn = 1 + 0.12 * Math.sin(x * 0.004 + 1) * Math.sin(y * 0.0057);
      const light = twill * worn * (0.86 + 0.2 * random());
      image.data.set([70 * light, 97 * light, 146 * light, 255], (y * canvas.width + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  context.scale(PIXELS_PER_MM, PIXELS_PER_MM);
  for (const { x, from, to } of seams) {
    for (const side of [-1.6, 1.6])
      stitches(context, [
        [x + side, from],
        [x + side, to],
      ]);
  }
  if (isPocket) {
    for (const inset of [2.2, 5]) {
      stitches(context, [
        [inset, 0],
        [inset, height - 24 - inset],
        [width / 2, height - inset],
        [width - inset, height - 24 - inset],
        [width - inset, 0],
      ]);
    }
    for (const y of [3, 13])
      stitches(context, [
        [0, y],
        [width, y],
      ]);
    context.fillStyle = 'rgb(20 30 60 / 0.35)';
    context.fillRect(0, 14.2, width, 1.1);
  }
  const bump = textureOf(canvas, { isColour: false });
  return { colour: textureOf(canvas), bump };
}

function stitches(context, points) {
  context.setLineDash([2.6, 1.1]);
  context.lineCap = 'round';
  for (const [colour, offset, wide] of [
    ['rgb(20 24 40 / 0.5)', 0.35, 0.9],
    ['#d19a55', 0, 0.8],
  ]) {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x + offset, y + offset);
    context.stroke();
  }
  context.setLineDash([]);
}

const KNIT_COLUMNS = 12;
const KNIT_ROWS = 12;
/** Light stitches of a pattern on the ground colour: a star between two lines. */
const KNIT_PATTERN = [
  '............',
  'x..x..x..x..',
  '............',
  '.....xx.....',
  '.x..xxxx..x.',
  '.xx.xxxx.xx.',
  '..xxxxxxxx..',
  '.xx.xxxx.xx.',
  '.x..xxxx..x.',
  '.....xx.....',
  '............',
  'x..x..x..x..',
];

/** Stocking stitch in two colours of wool, repeated. @returns {{ colour: THREE.Texture, bump: THREE.Texture }} */
export function knit(across, along) {
  const drawn = { colour: blankCanvas(SIZE, SIZE), bump: blankCanvas(SIZE, SIZE) };
  const [w, h] = [SIZE / KNIT_COLUMNS, SIZE / KNIT_ROWS];
  drawn.bump.context.fillStyle = '#000';
  drawn.bump.context.fillRect(0, 0, SIZE, SIZE);
  drawn.colour.context.fillStyle = '#2a2147';
  drawn.colour.context.fillRect(0, 0, SIZE, SIZE);
  for (let row = -1; row <= KNIT_ROWS; row++) {
    for (let column = 0; column < KNIT_COLUMNS; column++) {
      const isLight = KNIT_PATTERN[(row + KNIT_ROWS) % KNIT_ROWS][column] === 'x';
      for (const [context, colour] of [
        [drawn.colour.context, isLight ? '#f1ebe0' : '#4a3a7d'],
        [drawn.bump.context, '#fff'],
      ]) {
        context.fillStyle = colour;
        for (const side of [-1, 1]) {
          context.beginPath();
          context.ellipse(
            (column + 0.5 + side * 0.24) * w,
            (row + 0.5) * h,
            w * 0.2,
            h * 0.62,
            side * 0.42,
            0,
            2 * Math.PI,
          );
          context.fill();
        }
      }
    }
  }
  const finish = ({ canvas }, options) => {
    const texture = textureOf(canvas, options);
    texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
    texture.repeat.set(across, along);
    return texture;
  };
  return { colour: finish(drawn.colour), bump: finish(drawn.bump, { isColour: false }) };
}
