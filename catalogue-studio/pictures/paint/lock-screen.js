import { circle, paintColour, roundBox, textureOf } from './canvas.js';
import { wallpaper } from './wallpaper.js';

const WIDTH = 900;
const WIDE_BELOW = 1.7;
const TIME = '10:24';
const DATE = 'tirsdag 14. april';

/**
 * The lock screen of a phone or tablet.
 *
 * @param {object} screen `seed`, `hue`, `style`, `clock` ('centre' | 'stacked' | 'left' | 'thin' | 'none')
 * @param {number} widthMm of the lit area; @param {number} heightMm
 * @param {'pill' | 'hole' | 'hole-left' | 'notch' | 'drop' | 'none'} punch
 */
export function lockScreen(screen, widthMm, heightMm, punch) {
  const height = Math.round((WIDTH * heightMm) / widthMm);
  const { canvas, context, isDark } = wallpaper(screen, WIDTH, height);
  const ink = isDark ? '#fff' : paintColour(screen.hue - 30, 55, 18);
  const isWide = heightMm / widthMm < WIDE_BELOW;
  context.fillStyle = ink;
  context.strokeStyle = ink;
  CLOCKS[screen.clock ?? 'centre'](context, height, isWide ? 0.6 : 1);
  statusBar(context, isWide ? 0.5 : 1);
  if (isWide) roundBox(context, WIDTH / 2 - 110, height - 20, 220, 7, 4);
  else shortcuts(context, height, { isDark, hue: screen.hue });
  context.globalAlpha = 1;
  PUNCHES[punch ?? 'hole'](context);
  return textureOf(canvas);
}

function text(context, value, { x, y, size, weight, align = 'center' }) {
  context.textAlign = align;
  context.font = `${weight} ${size}px Inter`;
  context.fillText(value, x, y);
}

const CLOCKS = {
  none() {},
  centre(context, height, scale) {
    context.globalAlpha = 0.95;
    text(context, DATE, { x: WIDTH / 2, y: height * 0.135, size: 44 * scale, weight: 500 });
    text(context, TIME, { x: WIDTH / 2, y: height * 0.245, size: 208 * scale, weight: 600 });
  },
  thin(context, height, scale) {
    context.globalAlpha = 0.95;
    text(context, TIME, { x: WIDTH / 2, y: height * 0.22, size: 216 * scale, weight: 300 });
    text(context, DATE, { x: WIDTH / 2, y: height * 0.26, size: 42 * scale, weight: 500 });
  },
  left(context, height, scale) {
    context.globalAlpha = 0.95;
    text(context, TIME, { x: 74, y: height * 0.19, size: 190 * scale, weight: 700, align: 'left' });
    text(context, DATE, { x: 80, y: height * 0.232, size: 46 * scale, weight: 500, align: 'left' });
  },
  stacked(context, height, scale) {
    context.globalAlpha = 0.92;
    const [hours, minutes] = TIME.split(':');
    text(context, hours, { x: WIDTH / 2, y: height * 0.24, size: 300 * scale, weight: 500 });
    text(context, minutes, { x: WIDTH / 2, y: height * 0.375, size: 300 * scale, weight: 500 });
    text(context, 'tir. 14. april', { x: 74, y: height * 0.1, size: 40 * scale, weight: 500, align: 'left' });
  },
};

function statusBar(context, scale) {
  const y = scale < 1 ? 34 : 58;
  context.globalAlpha = 0.95;
  text(context, TIME, { x: 70 * scale, y: y + 6, size: 36 * scale, weight: 600, align: 'left' });
  for (let bar = 0; bar < 4; bar++) {
    const tall = (8 + bar * 6) * scale;
    roundBox(context, WIDTH - (190 - bar * 13) * scale, y + 4 * scale - tall, 9 * scale, tall, 3 * scale);
  }
  context.lineWidth = 3 * scale;
  context.beginPath();
  context.roundRect(WIDTH - 120 * scale, y - 22 * scale, 52 * scale, 27 * scale, 8 * scale);
  context.stroke();
  roundBox(context, WIDTH - 115 * scale, y - 17 * scale, 34 * scale, 17 * scale, 4 * scale);
}

/** A torch and a camera button above the home line. */
function shortcuts(context, height, { isDark, hue }) {
  context.globalAlpha = 0.9;
  roundBox(context, WIDTH / 2 - 150, height - 34, 300, 11, 6);
  for (const x of [120, WIDTH - 120]) {
    context.globalAlpha = 0.28;
    context.fillStyle = isDark ? '#fff' : '#000';
    circle(context, x, height - 120, 56);
    context.globalAlpha = 0.95;
    context.fillStyle = '#fff';
    if (x < WIDTH / 2) {
      roundBox(context, x - 10, height - 146, 20, 34, 6);
      context.fillRect(x - 6, height - 116, 12, 24);
    } else {
      roundBox(context, x - 24, height - 134, 48, 34, 8);
      context.fillStyle = paintColour(hue, 30, 45);
      circle(context, x, height - 117, 10);
    }
  }
}

const BLACK = '#020203';

const PUNCHES = {
  none() {},
  pill(context) {
    context.fillStyle = BLACK;
    roundBox(context, WIDTH / 2 - 128, 30, 256, 74, 37);
    context.fillStyle = '#10162a';
    circle(context, WIDTH / 2 + 90, 67, 15);
  },
  hole(context) {
    holeAt(context, WIDTH / 2);
  },
  'hole-left'(context) {
    holeAt(context, WIDTH * 0.75);
  },
  notch(context) {
    context.fillStyle = BLACK;
    roundBox(context, WIDTH / 2 - 190, -40, 380, 116, 38);
    context.fillStyle = '#10162a';
    circle(context, WIDTH / 2 + 100, 36, 14);
  },
  drop(context) {
    context.fillStyle = BLACK;
    context.beginPath();
    context.moveTo(WIDTH / 2 - 82, 0);
    context.bezierCurveTo(WIDTH / 2 - 40, 4, WIDTH / 2 - 46, 66, WIDTH / 2, 66);
    context.bezierCurveTo(WIDTH / 2 + 46, 66, WIDTH / 2 + 40, 4, WIDTH / 2 + 82, 0);
    context.fill();
    context.fillStyle = '#141a30';
    circle(context, WIDTH / 2, 34, 13);
  },
};

function holeAt(context, x) {
  context.fillStyle = BLACK;
  circle(context, x, 62, 29);
  context.fillStyle = '#141a30';
  circle(context, x, 62, 12);
}
