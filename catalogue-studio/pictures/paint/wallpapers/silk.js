import { glowAt, paintColour } from '../canvas.js';

const STROKES = 300;

/** Folded silk: many thin strokes between two curves, three times. */
export function paintSilk(context, { width, height, hue, random }) {
  for (let i = 0; i < 5; i++) {
    glowAt(context, {
      x: width * random(),
      y: height * (0.3 + 0.7 * random()),
      radius: width * (0.5 + random() * 0.5),
      hue: hue + (random() - 0.5) * 50,
      strength: 85,
      lightness: 45,
      alpha: 0.5,
    });
  }
  for (let fold = 0; fold < 3; fold++) {
    const from = Array.from({ length: 8 }, random);
    const to = Array.from({ length: 8 }, random);
    for (let k = 0; k < STROKES; k++) {
      const t = k / STROKES;
      const at = (i) => from[i] * (1 - t) + to[i] * t;
      const shine = 0.5 + 0.5 * Math.sin(t * 9 + fold * 2 + from[6] * 6);
      context.beginPath();
      context.moveTo(-width * 0.2, height * (0.25 + fold * 0.2 + at(0) * 0.5));
      context.bezierCurveTo(
        width * (0.1 + at(1) * 0.5),
        height * (at(2) * 1.1),
        width * (0.4 + at(3) * 0.5),
        height * (0.3 + at(4) * 0.9),
        width * 1.2,
        height * (0.05 + fold * 0.15 + at(5) * 0.8),
      );
      context.strokeStyle = paintColour(hue + (fold - 1) * 24 + t * 40, 88, 34 + shine * 42, 0.06 + shine * 0.12);
      context.lineWidth = width * 0.007;
      context.stroke();
    }
  }
}
