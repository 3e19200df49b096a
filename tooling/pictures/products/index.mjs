import { HEARD, NOT_HEARD } from './accessories/index.mjs';
import { APPLE } from './apple.mjs';
import { GOOGLE } from './google.mjs';
import { MOTOROLA } from './motorola.mjs';
import { OTHER_PHONES } from './other-phones.mjs';
import { PREOWNED } from './preowned.mjs';
import { ROUTERS } from './routers.mjs';
import { SAMSUNG } from './samsung.mjs';
import { SMART_HOME } from './smart-home.mjs';
import { TABLETS } from './tablets.mjs';
import { WATCHES } from './watches.mjs';
import { XIAOMI } from './xiaomi.mjs';

const HANDSETS = [...APPLE, ...SAMSUNG, ...GOOGLE, ...XIAOMI, ...MOTOROLA, ...OTHER_PHONES, ...PREOWNED];

/** The picture of lists, which every colour has. */
const LIST_VIEWS = ['pair'];

/** Views of the first colour. More colours with a gallery of their own would lengthen every cold build. */
const GALLERY_VIEWS = ['pair', 'front', 'back', 'angle'];
const WATCH_VIEWS = ['pair', 'front', 'angle'];
const ROUTER_VIEWS = ['pair', 'back'];
const HOME_VIEWS = ['pair', 'angle'];
const HEARD_VIEWS = ['pair', 'angle'];

/** Hints for the painters that belong to one colour of a product rather than to its paint. */
const pictured = ({ hue, light, ...paint }) => ({ paint, hue, light });

/** What the studio needs to know of one product in one colour: plain data, the same on every run. */
function specOf({ slug, colours, ...shape }, colourSlug) {
  const { paint, hue, light } = pictured(colours[colourSlug]);
  const screen = shape.screen && { ...shape.screen, seed: slug, hue };
  return {
    ...shape,
    ...(screen && { screen }),
    ...(hue !== undefined && { hue }),
    ...(light && { light }),
    colour: paint,
  };
}

/** Phones that open the front page and its rows: their first picture stands on wide stages of dense screens. */
const LEADING = new Set(['iphone-17-pro', 'iphone-17-pro-max', 'iphone-17', 'iphone-air', 'galaxy-s26-ultra']);
const isLarge = ({ slug }, view, colourIndex) => LEADING.has(slug) && view === 'pair' && colourIndex === 0;

const picturesOf = (products, defaultViews) =>
  products.flatMap((product) =>
    Object.keys(product.colours).flatMap((colour, colourIndex) =>
      (colourIndex === 0 ? defaultViews : LIST_VIEWS).map((view) => ({
        modelSlug: product.slug,
        colour,
        view,
        isDefaultColour: colourIndex === 0,
        isLarge: isLarge(product, view, colourIndex),
        path: `${product.slug}/${colour}-${view}.avif`,
        spec: specOf(product, colour),
      })),
    ),
  );

const urgency = ({ view, isDefaultColour }) => {
  if (view !== 'pair') return 2;
  return isDefaultColour ? 0 : 1;
};

/**
 * Every picture of the catalogue, the ones that lists need first.
 *
 * @returns {{ modelSlug: string, colour: string, view: string, isLarge: boolean, path: string, spec: object }[]}
 */
export function allPictures() {
  return [
    ...picturesOf([...HANDSETS, ...TABLETS], GALLERY_VIEWS),
    ...picturesOf(WATCHES, WATCH_VIEWS),
    ...picturesOf(ROUTERS, ROUTER_VIEWS),
    ...picturesOf(SMART_HOME, HOME_VIEWS),
    ...picturesOf(HEARD, HEARD_VIEWS),
    ...picturesOf(NOT_HEARD, LIST_VIEWS),
  ].sort((a, b) => urgency(a) - urgency(b));
}
