import { paintColour } from '../canvas.js';

const BANDS = 9;

/** Wide arcs about one corner, each a little lighter than the one around it. */
export function paintArcs(context, { width, height, hue, random }) {
  const fromLeft = random() < 0.5;
  const x = fromLeft ? width * 0.05 : width * 0.95;
  const y = height * (0.86 + 0.1 * random());
  for (let band = 0; band < BANDS; band++) {
    const radius = width * (1.45 - band * 0.155);
    const share = band / (BANDS - 1);
    const fill = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
    fill.addColorStop(0, paintColour(hue + share * 40, 92, 26 + share * 52));
    fill.addColorStop(0.5, paintColour(hue - 15 + share * 40, 90, 18 + share * 46));
    fill.addColorStop(1, paintColour(hue + 25 + share * 30, 85, 34 + share * 50));
    context.shadowColor = paintColour(hue, 60, 4, 0.55);
    context.shadowBlur = width * 0.06;
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}
