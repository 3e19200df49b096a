import { paintColour, textureOf } from './canvas.js';
import { wallpaper } from './wallpaper.js';

const WIDTH = 700;

/** The outer display of a clamshell phone: time and date over the wallpaper. */
export function coverScreen(screen, widthMm, heightMm) {
  const height = Math.round((WIDTH * heightMm) / widthMm);
  const { canvas, context, isDark } = wallpaper({ ...screen, seed: `${screen.seed}-cover` }, WIDTH, height);
  context.fillStyle = isDark ? '#fff' : paintColour(screen.hue - 30, 55, 18);
  context.textAlign = 'left';
  context.font = '600 128px Inter';
  context.fillText('10:24', 60, 190);
  context.font = '500 38px Inter';
  context.fillText('tir. 14. april', 66, 252);
  return textureOf(canvas);
}
