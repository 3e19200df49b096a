import { circle, paintColour, roundBox } from '../canvas.js';
import { text } from './text.js';

const COLUMNS = 4;
const ICON = 132;

/** Widgets of weather and calendar above the apps. */
export function homeScreen(context, { width, height, hue, date }) {
  const margin = 62;
  const wide = (width - 2 * margin - 36) / 2;
  const card = (x, fill) => {
    context.fillStyle = fill;
    roundBox(context, x, 150, wide, wide, 56);
  };
  card(margin, paintColour(245, 60, 55));
  context.fillStyle = '#fff';
  text(context, 'Tromsø', { x: margin + 40, y: 222, size: 42, weight: 600, align: 'left' });
  text(context, '−4°', { x: margin + 36, y: 350, size: 124, weight: 300, align: 'left' });
  text(context, 'Lett snø', { x: margin + 40, y: 150 + wide - 82, size: 36, weight: 500, align: 'left' });
  text(context, 'Føles som −9°', { x: margin + 40, y: 150 + wide - 36, size: 32, weight: 400, align: 'left' });

  const right = margin + wide + 36;
  card(right, '#fff');
  const [weekday, day] = date.split(' ');
  context.fillStyle = '#c5243b';
  text(context, weekday.toUpperCase(), { x: right + 40, y: 218, size: 34, weight: 700, align: 'left' });
  context.fillStyle = '#1d1524';
  text(context, day.replace('.', ''), { x: right + 36, y: 330, size: 112, weight: 400, align: 'left' });
  for (const [i, [what, when]] of [
    ['Frokostmøte', '09:00–09:30'],
    ['Tannlege', '13:15'],
  ].entries()) {
    const y = 392 + i * 92;
    context.fillStyle = paintColour(i ? 150 : 290, 70, 50);
    roundBox(context, right + 40, y - 30, 8, 70, 4);
    context.fillStyle = '#1d1524';
    text(context, what, { x: right + 62, y: y, size: 32, weight: 600, align: 'left' });
    context.fillStyle = '#6a6070';
    text(context, when, { x: right + 62, y: y + 38, size: 29, weight: 400, align: 'left' });
  }

  const gap = (width - 2 * margin - COLUMNS * ICON) / (COLUMNS - 1);
  const rowsFrom = 150 + wide + 90;
  const rowHeight = ICON + 92;
  const dockTop = height - 236;
  const rows = Math.max(1, Math.min(5, Math.floor((dockTop - rowsFrom - 20) / rowHeight)));
  for (let i = 0; i < rows * COLUMNS; i++) {
    const x = margin + (i % COLUMNS) * (ICON + gap);
    const y = rowsFrom + Math.floor(i / COLUMNS) * rowHeight;
    app(context, x, y, hue + i * 53, i);
    context.fillStyle = '#fff';
    context.globalAlpha = 0.95;
    text(context, APPS[i % APPS.length], { x: x + ICON / 2, y: y + ICON + 42, size: 29, weight: 500 });
  }
  context.globalAlpha = 0.32;
  context.fillStyle = '#fff';
  roundBox(context, 30, dockTop, width - 60, 206, 74);
  context.globalAlpha = 1;
  for (let i = 0; i < COLUMNS; i++) app(context, margin + i * (ICON + gap), dockTop + 37, 150 + i * 70, i + 7);
  context.fillStyle = '#fff';
}

const APPS = [
  'Bilder',
  'Kart',
  'Vær',
  'Klokke',
  'Notater',
  'Bank',
  'Musikk',
  'Radio',
  'Helse',
  'Tog',
  'Aviser',
  'Skispor',
  'Bøker',
  'Butikk',
  'Filer',
  'Tekst',
  'Reise',
  'Kalender',
  'Trening',
  'Oppskrift',
];

/** Signs that no maker owns. */
const SIGNS = [
  (context, x, y) => circle(context, x, y, 30),
  (context, x, y) => roundBox(context, x - 32, y - 24, 64, 48, 12),
  (context, x, y) => {
    context.beginPath();
    context.moveTo(x - 38, y + 28);
    context.lineTo(x - 8, y - 30);
    context.lineTo(x + 12, y + 4);
    context.lineTo(x + 22, y - 10);
    context.lineTo(x + 40, y + 28);
    context.fill();
  },
  (context, x, y) => [-26, -4, 18].forEach((dy) => roundBox(context, x - 34, y + dy, 68, 12, 6)),
  (context, x, y) =>
    [-30, -6, 18].forEach((dx, i) => roundBox(context, x + dx, y + 28 - 22 * (i + 1), 16, 22 * (i + 1), 6)),
];

function app(context, x, y, hue, index) {
  const fill = context.createLinearGradient(x, y, x, y + ICON);
  fill.addColorStop(0, paintColour(hue, 80, 68));
  fill.addColorStop(1, paintColour(hue + 18, 85, 48));
  context.globalAlpha = 1;
  context.fillStyle = fill;
  roundBox(context, x, y, ICON, ICON, 34);
  context.fillStyle = '#fff';
  SIGNS[index % SIGNS.length](context, x + ICON / 2, y + ICON / 2);
}
