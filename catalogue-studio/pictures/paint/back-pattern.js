import * as THREE from 'three';
import { blankCanvas, roundBox, textureOf } from './canvas.js';

const PIXELS_PER_MM = 10;

/**
 * A see-through back: covers, screws and coil under glass, tone on tone.
 *
 * @param {'coil' | 'panels'} pattern
 * @param {string} base hex of the back
 */
export function backPattern(pattern, base, widthMm, heightMm) {
  const { canvas, context } = blankCanvas(widthMm * PIXELS_PER_MM, heightMm * PIXELS_PER_MM);
  context.fillStyle = base;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(PIXELS_PER_MM, PIXELS_PER_MM);
  PATTERNS[pattern](context, tonesOf(base), widthMm, heightMm);
  return textureOf(canvas);
}

function tonesOf(base) {
  const isLight = new THREE.Color(base).getHSL({}).l > 0.5;
  const ink = isLight ? '30,34,40' : '255,255,255';
  return (strength) => `rgba(${ink},${strength * (isLight ? 1 : 0.7)})`;
}

function outlineBox(context, x, y, width, height, radius, fill, stroke) {
  context.fillStyle = fill;
  roundBox(context, x, y, width, height, radius);
  context.lineWidth = 0.28;
  context.strokeStyle = stroke;
  context.stroke();
}

function screw(context, tone, x, y) {
  context.fillStyle = tone(0.32);
  context.beginPath();
  context.arc(x, y, 1, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = tone(0.2);
  context.fillRect(x - 0.7, y - 0.12, 1.4, 0.24);
}

const PATTERNS = {
  coil(context, tone, w, h) {
    outlineBox(context, 5, 60, w - 10, h - 66, 7, tone(0.05), tone(0.14));
    context.strokeStyle = tone(0.12);
    context.lineWidth = 0.5;
    for (let radius = 9; radius <= 23; radius += 2) {
      context.beginPath();
      context.arc(w / 2, h * 0.63, radius, 0, 2 * Math.PI);
      context.stroke();
    }
    outlineBox(context, w / 2 - 3, h * 0.8, 6, h * 0.13, 3, tone(0.1), tone(0.16));
    for (const [x, y] of [
      [9, 65],
      [w - 9, 65],
      [9, h - 11],
      [w - 9, h - 11],
    ])
      screw(context, tone, x, y);
  },
  panels(context, tone, w, h) {
    const third = (w - 12) / 3;
    for (const [column, from, to] of [
      [0, 52, 118],
      [0, 120, h - 7],
      [1, 44, 92],
      [1, 94, h - 7],
      [2, 38, 84],
      [2, 86, 128],
      [2, 130, h - 7],
    ]) {
      outlineBox(
        context,
        6 + column * third + 0.6,
        from,
        third - 1.2,
        to - from,
        2.5,
        tone(0.03 + 0.03 * ((column + from) % 3)),
        tone(0.14),
      );
    }
    for (const [x, y] of [
      [10, 56],
      [w - 10, 42],
      [w / 2, 98],
      [10, h - 11],
      [w - 10, h - 11],
      [w - 10, 134],
    ])
      screw(context, tone, x, y);
  },
};
