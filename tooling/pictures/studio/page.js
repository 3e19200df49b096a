import { arrange } from '../models/index.js';
import { Studio } from './studio.js';

const WEIGHTS = [300, 500, 600, 700];
let studio;

/** Called by render.mjs: takes one picture of a product and answers with a PNG in base64. */
globalThis.takePicture = async (spec, view, pixels) => {
  if (studio?.pixels !== pixels) studio = new Studio(pixels);
  const png = await studio.shoot(arrange(spec, view));
  return toBase64(new Uint8Array(await png.arrayBuffer()));
};

function toBase64(bytes) {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

globalThis.studioReady = Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 20px Inter`))).then(
  () => true,
);
