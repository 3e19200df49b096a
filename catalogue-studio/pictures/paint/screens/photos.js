import { wallpaper } from '../wallpaper.js';
import { text } from './text.js';

const COLUMNS = 3;
const GAP = 8;
const TOP = 330;
const STYLES = ['dune', 'silk', 'petal', 'orb', 'bloom', 'arcs'];

/** The photo album: a title above squares, the last of which the screen cuts. */
export function photosScreen(context, { width, height, hue, seed }) {
  context.fillStyle = '#fbfaf9';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#1d1524';
  text(context, 'Bilder', { x: 48, y: 216, size: 84, weight: 700, align: 'left' });
  text(context, 'Lofoten, 12.–15. februar', { x: 50, y: 282, size: 38, weight: 500, align: 'left' });
  const side = (width - (COLUMNS - 1) * GAP) / COLUMNS;
  for (let i = 0; TOP + Math.floor(i / COLUMNS) * (side + GAP) < height; i++) {
    const style = STYLES[(i * 7 + seed.length) % STYLES.length];
    const { canvas } = wallpaper({ seed: `${seed} ${i}`, hue: hue + i * 47, style }, side, side);
    context.drawImage(canvas, (i % COLUMNS) * (side + GAP), TOP + Math.floor(i / COLUMNS) * (side + GAP));
  }
  context.fillStyle = '#1d1524';
  context.strokeStyle = '#1d1524';
}
