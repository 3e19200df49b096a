import { COVERS, POWER, PROTECTORS, SOUND, STORAGE, WATCHES } from './accessories.mjs';
import { APPLE } from './apple.mjs';
import { GOOGLE } from './google.mjs';
import { OTHER_PHONES } from './other-phones.mjs';
import { SAMSUNG } from './samsung.mjs';

const HANDSETS = [...APPLE, ...SAMSUNG, ...GOOGLE, ...OTHER_PHONES];
const ACCESSORIES = [...COVERS, ...PROTECTORS, ...POWER, ...SOUND, ...STORAGE, ...WATCHES];

/** Views of a handset, the list picture first. */
export const HANDSET_VIEWS = ['pair', 'front', 'back', 'angle'];
const ACCESSORY_VIEWS = ['pair'];

/** Hints for the painters that belong to one colour of a product rather than to its paint. */
const pictured = ({ hue, light, ...paint }) => ({ paint, hue, light });

/** What the studio needs to know of one product in one colour: plain data, the same on every run. */
function specOf({ slug, colours, ...shape }, colourSlug) {
  const { paint, hue, light } = pictured(colours[colourSlug]);
  const screen = shape.screen && { ...shape.screen, seed: slug, hue };
  return { ...shape, ...(screen && { screen }), ...(hue !== undefined && { hue }), ...(light && { light }), colour: paint };
}

const picturesOf = (products, views) => products.flatMap((product) =>
  Object.keys(product.colours).flatMap((colour, colourIndex) => views.map((view) => ({
    modelSlug: product.slug,
    colour,
    view,
    isDefaultColour: colourIndex === 0,
    path: `${product.slug}/${colour}-${view}.avif`,
    spec: specOf(product, colour),
  }))));

const urgency = ({ view, isDefaultColour }) => {
  if (view === 'pair') return isDefaultColour ? 0 : 1;
  return isDefaultColour ? 2 : 3;
};

/**
 * Every picture of the catalogue, the ones that lists need first.
 *
 * @returns {{ modelSlug: string, colour: string, view: string, path: string, spec: object }[]}
 */
export function allPictures() {
  return [...picturesOf(HANDSETS, HANDSET_VIEWS), ...picturesOf(ACCESSORIES, ACCESSORY_VIEWS)]
    .sort((a, b) => urgency(a) - urgency(b));
}
