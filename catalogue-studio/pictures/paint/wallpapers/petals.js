import { FULL_TURN, glowAt, paintColour } from '../canvas.js';

/** Dark yellows look brown: the heart of a green or yellow flower turns towards blue instead. */
const heartOf = (hue) => (hue > 75 && hue < 175 ? hue + 40 : hue - 35);

/** A flower of translucent petals. */
export function paintPetals(context, { width, height, hue, random }) {
  for (let i = 0; i < 4; i++) {
    glowAt(context, {
      x: width * random(),
      y: height * random(),
      radius: width * 0.9,
      hue: hue + (random() - 0.5) * 60,
      strength: 90,
      lightness: 75,
      alpha: 0.7,
    });
  }
  const petals = 10 + Math.floor(random() * 7);
  const turn = random();
  context.translate(width * (0.4 + 0.2 * random()), height * (0.56 + 0.12 * random()));
  for (let k = 0; k < petals; k++) {
    context.save();
    context.rotate((k / petals) * FULL_TURN + turn);
    const fill = context.createLinearGradient(0, 0, 0, -width * 0.75);
    fill.addColorStop(0, paintColour(heartOf(hue), 90, 42, 0.75));
    fill.addColorStop(0.6, paintColour(hue + k * 3, 85, 64, 0.55));
    fill.addColorStop(1, paintColour(hue + 30, 95, 86, 0.5));
    context.fillStyle = fill;
    context.shadowColor = paintColour(hue - 40, 80, 25, 0.35);
    context.shadowBlur = width * 0.05;
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(-width * 0.38, -width * 0.25, -width * 0.3, -width * 0.75, 0, -width * 0.8);
    context.bezierCurveTo(width * 0.18, -width * 0.6, width * 0.12, -width * 0.2, 0, 0);
    context.fill();
    context.restore();
  }
}
