import { blankCanvas, circle, FULL_TURN, paintColour, roundBox, textureOf } from './canvas.js';

const SIZE = 800;
const MIDDLE = SIZE / 2;

/**
 * The face of a round watch (and of a child's).
 *
 * @param {'hands' | 'digital' | 'sport' | 'fitness' | 'kids'} style
 * @param {number} hue in degrees (oklch)
 */
export function roundFace(style, hue) {
  const { canvas, context } = blankCanvas(SIZE, SIZE);
  context.fillStyle = '#000';
  context.fillRect(0, 0, SIZE, SIZE);
  const write = (value, x, y, { size, weight = 500, colour = '#fff', align = 'center' }) => {
    context.fillStyle = colour;
    context.font = `${weight} ${size}px Inter`;
    context.textAlign = align;
    context.fillText(value, x, y);
  };
  FACES[style](context, hue, write);
  return textureOf(canvas);
}

function ticks(context, { count, outer, inner, colour, width }) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * FULL_TURN;
    context.beginPath();
    context.moveTo(MIDDLE + inner * Math.sin(angle), MIDDLE - inner * Math.cos(angle));
    context.lineTo(MIDDLE + outer * Math.sin(angle), MIDDLE - outer * Math.cos(angle));
    context.stroke();
  }
}

function hand(context, turn, length, width, colour) {
  const angle = turn * FULL_TURN;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(MIDDLE - 30 * Math.sin(angle), MIDDLE + 30 * Math.cos(angle));
  context.lineTo(MIDDLE + length * Math.sin(angle), MIDDLE - length * Math.cos(angle));
  context.stroke();
}

/** An arc from `from` to `to`, in turns clockwise from noon. */
function arc(context, radius, from, to, { colour, width }) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(MIDDLE, MIDDLE, radius, (from - 0.25) * FULL_TURN, (to - 0.25) * FULL_TURN);
  context.stroke();
}

const MINUTES = 24 / 60;
const HOURS = (10 + MINUTES) / 12;

const FACES = {
  hands(context, hue, write) {
    ticks(context, { count: 60, outer: 380, inner: 366, colour: '#5c6370', width: 4 });
    ticks(context, { count: 12, outer: 380, inner: 336, colour: '#e9ecf1', width: 9 });
    write('72', MIDDLE, 290, { size: 58, weight: 600, colour: paintColour(hue, 85, 70) });
    write('slag/min', MIDDLE, 330, { size: 26, colour: '#8b93a3' });
    write('TIR. 14', 560, 416, { size: 38, weight: 600, colour: '#cfd4dd' });
    arc(context, 250, 0.36, 0.64, { colour: paintColour(hue, 60, 20), width: 26 });
    arc(context, 250, 0.46, 0.64, { colour: paintColour(hue, 92, 60), width: 26 });
    hand(context, HOURS, 190, 22, '#f4f6f9');
    hand(context, MINUTES, 290, 16, '#f4f6f9');
    hand(context, 0.59, 320, 5, paintColour(hue, 95, 62));
    context.fillStyle = paintColour(hue, 95, 62);
    circle(context, MIDDLE, MIDDLE, 17);
  },
  digital(context, hue, write) {
    arc(context, 372, 0.04, 0.46, { colour: paintColour(hue, 60, 18), width: 24 });
    arc(context, 372, 0.04, 0.33, { colour: paintColour(hue, 92, 62), width: 24 });
    arc(context, 372, 0.54, 0.96, { colour: paintColour(hue + 120, 60, 18), width: 24 });
    arc(context, 372, 0.54, 0.84, { colour: paintColour(hue + 120, 85, 62), width: 24 });
    write('10', MIDDLE, 390, { size: 268, weight: 600 });
    write('24', MIDDLE, 612, { size: 268, weight: 300, colour: paintColour(hue, 70, 78) });
    write('tir. 14. april', MIDDLE, 168, { size: 44, colour: '#aab1be' });
    write('7 842 skritt', MIDDLE, 690, { size: 40, colour: '#aab1be' });
  },
  sport(context, hue, write) {
    ticks(context, { count: 60, outer: 388, inner: 368, colour: '#6a717d', width: 4 });
    ticks(context, { count: 12, outer: 388, inner: 346, colour: paintColour(hue, 90, 62), width: 10 });
    write('10:24', MIDDLE, 440, { size: 208, weight: 700 });
    write('TIR. 14. APRIL', MIDDLE, 250, { size: 44, weight: 600, colour: paintColour(hue, 90, 66) });
    for (const [x, value, label] of [
      [230, '72', 'puls'],
      [400, '7842', 'skritt'],
      [570, '212', 'moh.'],
    ]) {
      write(value, x, 560, { size: 56, weight: 600 });
      write(label, x, 602, { size: 30, colour: '#8b93a3' });
    }
    roundBox(context, 318, 652, 164, 22, 11);
    context.fillStyle = paintColour(hue, 92, 60);
    roundBox(context, 318, 652, 118, 22, 11);
  },
  fitness(context, hue, write) {
    [
      [hue, 0.82],
      [hue + 60, 0.6],
      [hue + 190, 0.7],
    ].forEach(([tone, share], i) => {
      arc(context, 360 - i * 46, 0, 1, { colour: paintColour(tone, 60, 16), width: 34 });
      arc(context, 360 - i * 46, 0, share, { colour: paintColour(tone, 92, 62), width: 34 });
    });
    write('10:24', MIDDLE, 430, { size: 150, weight: 600 });
    write('TIR. 14', MIDDLE, 500, { size: 46, weight: 600, colour: '#aab1be' });
    write('72', MIDDLE, 312, { size: 50, weight: 600, colour: paintColour(hue, 85, 72) });
  },
  kids(context, hue, write) {
    const ground = context.createLinearGradient(0, 0, SIZE * 0.3, SIZE);
    ground.addColorStop(0, paintColour(hue, 75, 58));
    ground.addColorStop(1, paintColour(hue + 50, 80, 38));
    context.fillStyle = ground;
    context.fillRect(0, 0, SIZE, SIZE);
    write('10:24', MIDDLE, 300, { size: 210, weight: 700 });
    write('tirsdag 14.', MIDDLE, 380, { size: 56, weight: 600 });
    for (const [x, tone] of [
      [190, 150],
      [400, 40],
      [610, 320],
    ]) {
      context.fillStyle = paintColour(tone, 90, 70);
      circle(context, x, 580, 84);
      context.fillStyle = '#fff';
    }
    phoneReceiver(context, 190, 580);
    speechBubble(context, 400, 580);
    star(context, 610, 580);
  },
};

function phoneReceiver(context, x, y) {
  context.strokeStyle = '#fff';
  context.lineWidth = 22;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x + 14, y - 14, 46, 0.3 * Math.PI, 0.95 * Math.PI);
  context.stroke();
}

function speechBubble(context, x, y) {
  context.fillStyle = '#fff';
  roundBox(context, x - 44, y - 36, 88, 60, 22);
  context.beginPath();
  context.moveTo(x - 24, y + 18);
  context.lineTo(x - 30, y + 46);
  context.lineTo(x + 6, y + 20);
  context.fill();
}

function star(context, x, y) {
  context.fillStyle = '#fff';
  context.beginPath();
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * FULL_TURN;
    const radius = i % 2 ? 22 : 50;
    context.lineTo(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
  }
  context.fill();
}
