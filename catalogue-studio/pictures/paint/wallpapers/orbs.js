import { circle, glowAt, paintColour } from '../canvas.js';

/** Three lit balls in the dark. */
export function paintOrbs(context, { width, height, hue, random }) {
  for (let i = 0; i < 4; i++) {
    glowAt(context, {
      x: width * random(),
      y: height * (0.3 + 0.6 * random()),
      radius: width * 0.8,
      hue: hue + (random() - 0.5) * 70,
      strength: 85,
      lightness: 40,
      alpha: 0.6,
    });
  }
  for (let k = 0; k < 3; k++) {
    const x = width * (0.25 + 0.5 * random());
    const y = height * (0.42 + 0.18 * k);
    const radius = width * (0.26 + 0.14 * random());
    const fill = context.createRadialGradient(x - radius * 0.35, y - radius * 0.45, radius * 0.05, x, y, radius);
    fill.addColorStop(0, paintColour(hue + 35 + k * 22, 95, 88));
    fill.addColorStop(0.45, paintColour(hue + 12 + k * 25, 88, 60));
    fill.addColorStop(1, paintColour(hue - 25 + k * 22, 85, 26));
    context.shadowColor = paintColour(hue, 90, 5, 0.6);
    context.shadowBlur = width * 0.12;
    context.shadowOffsetY = width * 0.05;
    context.fillStyle = fill;
    circle(context, x, y, radius);
  }
  context.shadowOffsetY = 0;
}
