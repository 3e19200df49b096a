import { circle, glowAt, paintColour } from '../canvas.js';

/** Ridges before a low sun. */
export function paintDune(context, { width, height, hue, random }) {
  glowAt(context, {
    x: width * 0.72,
    y: height * 0.3,
    radius: width * 0.55,
    hue: hue + 35,
    strength: 95,
    lightness: 92,
    alpha: 0.95,
  });
  context.fillStyle = paintColour(hue + 40, 100, 97, 0.95);
  circle(context, width * (0.3 + 0.45 * random()), height * 0.38, width * 0.13);
  for (let ridge = 0; ridge < 6; ridge++) {
    const top = height * (0.46 + ridge * 0.1);
    const swing = height * (0.05 + 0.03 * random());
    const phase = random() * 6;
    const waves = 1 + random() * 1.3;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += width / 120) {
      context.lineTo(
        x,
        top +
          swing * Math.sin((x / width) * waves * 3.1 + phase) +
          swing * 0.35 * Math.sin((x / width) * 7 + phase * 2),
      );
    }
    context.lineTo(width, height);
    const fill = context.createLinearGradient(0, top - swing, width * 0.2, top + height * 0.3);
    fill.addColorStop(0, paintColour(hue + ridge * 7, 58, 76 - ridge * 8));
    fill.addColorStop(1, paintColour(hue + 10 + ridge * 7, 60, 58 - ridge * 7));
    context.fillStyle = fill;
    context.fill();
  }
}
