import { arrange } from '../models/index.js';
import { Studio } from './studio.js';

const WEIGHTS = [300, 500, 600, 700];
let studio;

/** Called by render.mjs: takes one picture of a product and answers with a PNG in base64. */
globalThis.takePicture = async (spec, view, pixels) => {
  if (studio?.pixels !== pixels) studio = new Studio(pixels);
  const png = await studio.shoot(arrange(spec, view), shapeOf(spec, view));
  return toBase64(new Uint8Array(await png.arrayBuffer()));
};

const COLOUR = /^#[\da-f]{3,6}$/i;
const COLOUR_NAMES = new Set(['hue', 'light']);

/** What two pictures have in common that differ in colours only. */
const shapeOf = (spec, view) =>
  JSON.stringify([view, spec], (name, value) => (COLOUR_NAMES.has(name) || COLOUR.test(value) ? undefined : value));

function toBase64(bytes) {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

globalThis.studioReady = Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 20px Inter`))).then(
  () => true,
);
