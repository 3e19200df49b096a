import { blankCanvas, textureOf } from './canvas.js';

const STREAKS = [
  [0, 0.05],
  [0.3, 0.5],
  [0.44, 0.16],
  [0.46, 0.36],
  [0.52, 0.1],
  [0.75, 0.02],
  [1, 0.2],
];

/** What a loose sheet of glass shows: a faint tint and diagonal streaks of light. */
export function glassSheen() {
  const { canvas, context } = blankCanvas(512, 1024);
  context.fillStyle = 'rgba(178,215,228,.3)';
  context.fillRect(0, 0, 512, 1024);
  const streaks = context.createLinearGradient(0, 100, 512, 760);
  for (const [at, alpha] of STREAKS) streaks.addColorStop(at, `rgba(255,255,255,${alpha})`);
  context.fillStyle = streaks;
  context.fillRect(0, 0, 512, 1024);
  return textureOf(canvas);
}
