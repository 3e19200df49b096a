import { circle, paintColour, roundBox, textureOf } from './canvas.js';
import { homeScreen } from './screens/home.js';
import { lockScreen } from './screens/lock.js';
import { mapScreen } from './screens/map.js';
import { musicScreen } from './screens/music.js';
import { photosScreen } from './screens/photos.js';
import { text } from './screens/text.js';
import { wallpaper } from './wallpaper.js';

const WIDTH = 900;
const WIDE_BELOW = 1.7;
const CONTENTS = { lock: lockScreen, home: homeScreen, map: mapScreen, photos: photosScreen, music: musicScreen };

/**
 * The lit display of a phone or tablet.
 *
 * @param {object} screen `seed`, `hue`, `style`; `shows` (a key of CONTENTS); `time`, `date`; of a lock screen `clock` ('centre' | 'stacked' | 'left' | 'thin' | 'none')
 * @param {number} widthMm of the lit area; @param {number} heightMm
 * @param {'pill' | 'hole' | 'hole-left' | 'notch' | 'drop' | 'none'} punch
 */
export function phoneScreen(screen, widthMm, heightMm, punch) {
  const height = Math.round((WIDTH * heightMm) / widthMm);
  const { canvas, context, isDark } = wallpaper(screen, WIDTH, height);
  const isWide = heightMm / widthMm < WIDE_BELOW;
  const shown = { time: '10:24', date: 'tirsdag 14. april', ...screen, width: WIDTH, height, isDark, isWide };
  const ink = isDark ? '#fff' : paintColour(screen.hue - 30, 55, 18);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  CONTENTS[screen.shows ?? 'lock'](context, shown);
  statusBar(context, shown.time, isWide ? 0.5 : 1);
  if (isWide) roundBox(context, WIDTH / 2 - 110, height - 20, 220, 7, 4);
  context.globalAlpha = 1;
  PUNCHES[punch ?? 'hole'](context);
  return textureOf(canvas);
}

function statusBar(context, time, scale) {
  const y = scale < 1 ? 34 : 58;
  context.globalAlpha = 0.95;
  text(context, time, { x: 70 * scale, y: y + 6, size: 36 * scale, weight: 600, align: 'left' });
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
