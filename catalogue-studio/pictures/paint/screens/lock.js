import { circle, paintColour, roundBox } from '../canvas.js';
import { text } from './text.js';

/** The lock screen: clock and date in the way of its maker. */
export function lockScreen(context, shown) {
  CLOCKS[shown.clock ?? 'centre'](context, shown, shown.isWide ? 0.6 : 1);
  const ink = context.fillStyle;
  if (!shown.isWide) shortcuts(context, shown);
  context.fillStyle = ink;
}

const CLOCKS = {
  none() {},
  centre(context, { time, date, height, width }, scale) {
    context.globalAlpha = 0.95;
    text(context, date, { x: width / 2, y: height * 0.135, size: 44 * scale, weight: 500 });
    text(context, time, { x: width / 2, y: height * 0.245, size: 208 * scale, weight: 600 });
  },
  thin(context, { time, date, height, width }, scale) {
    context.globalAlpha = 0.95;
    text(context, time, { x: width / 2, y: height * 0.22, size: 216 * scale, weight: 300 });
    text(context, date, { x: width / 2, y: height * 0.26, size: 42 * scale, weight: 500 });
  },
  left(context, { time, date, height }, scale) {
    context.globalAlpha = 0.95;
    text(context, time, { x: 74, y: height * 0.19, size: 190 * scale, weight: 700, align: 'left' });
    text(context, date, { x: 80, y: height * 0.232, size: 46 * scale, weight: 500, align: 'left' });
  },
  stacked(context, { time, date, height, width }, scale) {
    context.globalAlpha = 0.92;
    const [hours, minutes] = time.split(':');
    text(context, hours, { x: width / 2, y: height * 0.24, size: 300 * scale, weight: 500 });
    text(context, minutes, { x: width / 2, y: height * 0.375, size: 300 * scale, weight: 500 });
    text(context, date.replace(/^(...)\S*/, '$1.'), {
      x: 74,
      y: height * 0.1,
      size: 40 * scale,
      weight: 500,
      align: 'left',
    });
  },
};

/** A torch and a camera button above the home line. */
function shortcuts(context, { height, width, isDark, hue }) {
  context.globalAlpha = 0.9;
  roundBox(context, width / 2 - 150, height - 34, 300, 11, 6);
  for (const x of [120, width - 120]) {
    context.globalAlpha = 0.28;
    context.fillStyle = isDark ? '#fff' : '#000';
    circle(context, x, height - 120, 56);
    context.globalAlpha = 0.95;
    context.fillStyle = '#fff';
    if (x < width / 2) {
      roundBox(context, x - 10, height - 146, 20, 34, 6);
      context.fillRect(x - 6, height - 116, 12, 24);
    } else {
      roundBox(context, x - 24, height - 134, 48, 34, 8);
      context.fillStyle = paintColour(hue, 30, 45);
      circle(context, x, height - 117, 10);
    }
  }
}
