import { glowAt, paintColour } from '../canvas.js';

/** Large soft patches that run into each other, with one bright sweep. */
export function paintBloom(context, { width, height, hue, random }) {
  const lightnesses = [88, 62, 80, 54, 92, 70];
  lightnesses.forEach((lightness, i) =>
    glowAt(context, {
      x: width * (i % 2 ? 0.75 + 0.3 * random() : 0.3 * random()),
      y: height * ((i + 0.5 * random()) / lightnesses.length),
      radius: width * (0.8 + 0.4 * random()),
      hue: hue + (random() - 0.5) * 70,
      strength: 88,
      lightness,
      alpha: 0.85,
    }),
  );
  for (let sweep = 0; sweep < 2; sweep++) {
    const top = height * (0.4 + 0.25 * sweep + 0.1 * random());
    context.beginPath();
    context.moveTo(-10, top + height * 0.14);
    context.bezierCurveTo(
      width * 0.3,
      top - height * 0.1,
      width * 0.6,
      top + height * 0.22,
      width + 10,
      top - height * 0.05,
    );
    context.lineTo(width + 10, height + 10);
    context.lineTo(-10, height + 10);
    const fill = context.createLinearGradient(0, top - height * 0.05, width * 0.15, top + height * 0.35);
    fill.addColorStop(0, paintColour(hue + 30 - sweep * 25, 90, 82, 0.75));
    fill.addColorStop(1, paintColour(hue - 20, 80, 60, 0));
    context.fillStyle = fill;
    context.fill();
  }
}
