import { blankCanvas, paintColour, roundBox, textureOf } from './canvas.js';

/** The display of a mobile hotspot: network, signal, battery and use. */
export function signalScreen(hue, { network = '5G', size = 600 } = {}) {
  const { canvas, context } = blankCanvas(size, size);
  context.scale(size / 600, size / 600);
  const ground = context.createLinearGradient(0, 0, 200, 600);
  ground.addColorStop(0, paintColour(hue, 50, 14));
  ground.addColorStop(1, paintColour(hue + 30, 60, 24));
  context.fillStyle = ground;
  context.fillRect(0, 0, 600, 600);
  context.fillStyle = '#fff';
  for (let bar = 0; bar < 5; bar++) roundBox(context, 50 + bar * 26, 92 - (18 + bar * 12), 16, 18 + bar * 12, 5);
  context.textAlign = 'left';
  context.font = '600 52px Inter';
  context.fillText(network, 200, 92);
  context.lineWidth = 6;
  context.strokeStyle = '#fff';
  context.beginPath();
  context.roundRect(450, 48, 92, 46, 12);
  context.stroke();
  context.fillStyle = paintColour(150, 80, 72);
  roundBox(context, 460, 58, 58, 26, 5);
  context.textAlign = 'center';
  context.fillStyle = '#fff';
  context.font = '600 150px Inter';
  context.fillText('12,4', 300, 340);
  context.font = '500 46px Inter';
  context.fillText('GB brukt i april', 300, 420);
  context.fillStyle = paintColour(hue, 40, 40);
  roundBox(context, 70, 490, 460, 22, 11);
  context.fillStyle = paintColour(hue, 92, 66);
  roundBox(context, 70, 490, 180, 22, 11);
  return textureOf(canvas);
}

/** Lit figures shining through a white face, e.g. a temperature. */
export function litFigures(value, ground, ink = '#3b4048') {
  const { canvas, context } = blankCanvas(400, 400);
  context.fillStyle = ground;
  context.fillRect(0, 0, 400, 400);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.font = '600 150px Inter';
  context.fillText(value, 206, 250);
  return textureOf(canvas);
}
