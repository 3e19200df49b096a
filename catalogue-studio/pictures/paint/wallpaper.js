import { seededRandom } from '../studio/sequences.js';
import { blankCanvas, paintColour } from './canvas.js';
import { paintArcs } from './wallpapers/arcs.js';
import { paintBloom } from './wallpapers/bloom.js';
import { paintDune } from './wallpapers/dune.js';
import { paintOrbs } from './wallpapers/orbs.js';
import { paintPetals } from './wallpapers/petals.js';
import { paintSilk } from './wallpapers/silk.js';

const STYLES = {
  silk: { paint: paintSilk, isDark: true },
  orb: { paint: paintOrbs, isDark: true },
  arcs: { paint: paintArcs, isDark: true },
  dune: { paint: paintDune, isDark: false },
  petal: { paint: paintPetals, isDark: false },
  bloom: { paint: paintBloom, isDark: false },
};

/**
 * A picture for a display.
 *
 * @param {{ seed: string, hue: number, style: keyof typeof STYLES }} screen hue in degrees (oklch)
 * @returns {{ canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, isDark: boolean }}
 */
export function wallpaper({ seed, hue, style }, width, height) {
  const { paint, isDark } = STYLES[style];
  const { canvas, context } = blankCanvas(width, height);
  const ground = context.createLinearGradient(0, 0, width * 0.4, height);
  ground.addColorStop(0, paintColour(hue + 20, 60, isDark ? 12 : 86));
  ground.addColorStop(0.55, paintColour(hue, 65, isDark ? 22 : 74));
  ground.addColorStop(1, paintColour(hue + 30, 60, isDark ? 10 : 66));
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  paint(context, { width, height, hue, random: seededRandom(seed) });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.shadowColor = 'transparent';
  return { canvas, context, isDark };
}
