import { circle, roundBox } from '../canvas.js';
import { wallpaper } from '../wallpaper.js';
import { text } from './text.js';

/** A song that plays: its sleeve, how far it has come and the buttons. */
export function musicScreen(context, { width, height, hue, seed }) {
  const side = width - 150;
  const top = height * 0.13;
  context.fillStyle = 'rgb(10 6 20 / 0.55)';
  context.fillRect(0, 0, width, height);
  const { canvas } = wallpaper({ seed: `${seed} sleeve`, hue: hue + 120, style: 'arcs' }, side, side);
  context.save();
  context.beginPath();
  context.roundRect(75, top, side, side, 44);
  context.clip();
  context.drawImage(canvas, 75, top);
  context.restore();
  const below = top + side;
  context.fillStyle = '#fff';
  text(context, 'Vindu mot fjorden', { x: 75, y: below + 120, size: 60, weight: 650, align: 'left' });
  context.globalAlpha = 0.75;
  text(context, 'Nattog til Bodø', { x: 75, y: below + 182, size: 42, weight: 400, align: 'left' });
  context.globalAlpha = 0.35;
  roundBox(context, 75, below + 240, side, 12, 6);
  context.globalAlpha = 1;
  roundBox(context, 75, below + 240, side * 0.38, 12, 6);
  circle(context, 75 + side * 0.38, below + 246, 17);
  context.globalAlpha = 0.75;
  text(context, '1:24', { x: 75, y: below + 304, size: 32, weight: 500, align: 'left' });
  text(context, '3:41', { x: 75 + side, y: below + 304, size: 32, weight: 500, align: 'right' });
  context.globalAlpha = 1;
  const middle = below + 430;
  circle(context, width / 2, middle, 84);
  for (const direction of [-1, 1]) {
    const x = width / 2 + direction * 220;
    triangle(context, x + direction * 14, middle, direction * 44);
    roundBox(context, x + direction * 40 - 6, middle - 36, 12, 72, 4);
  }
  context.fillStyle = '#1d1524';
  for (const x of [-32, 12]) roundBox(context, width / 2 + x, middle - 38, 20, 76, 6);
  context.fillStyle = '#fff';
}

function triangle(context, x, y, reach) {
  context.beginPath();
  context.moveTo(x + reach / 2, y);
  context.lineTo(x - reach / 2, y - Math.abs(reach) * 0.8);
  context.lineTo(x - reach / 2, y + Math.abs(reach) * 0.8);
  context.fill();
}
