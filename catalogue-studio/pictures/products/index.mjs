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

const HANDSET_VIEWS = ['pair', 'front', 'back', 'angle', 'detail'];

/** Views of the first colour. */
const TABLET_VIEWS = ['pair', 'front', 'back', 'angle'];
const WATCH_VIEWS = ['pair', 'front', 'angle'];
const ROUTER_VIEWS = ['pair', 'back'];
const HOME_VIEWS = ['pair', 'angle'];
const HEARD_VIEWS = ['pair', 'angle'];

/** Hints for the painters that belong to one colour of a product rather than to its paint. */
const pictured = ({ hue, light, ...paint }) => ({ paint, hue, light });

/** Everything that the studio needs to know of a product in one colour: plain data, the same on every run. */
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

/** The colours of a view follow each other: they share the light. */
const picturesOf = (products, firstViews, otherViews = LIST_VIEWS) =>
  products.flatMap((product) =>
    firstViews.flatMap((view) =>
      Object.keys(product.colours)
        .filter((_, colourIndex) => colourIndex === 0 || otherViews.includes(view))
        .map((colour) => pictureOf(product, colour, view)),
    ),
  );

function pictureOf(product, colour, view) {
  const isDefaultColour = colour === Object.keys(product.colours)[0];
  return {
    modelSlug: product.slug,
    colour,
    view,
    isDefaultColour,
    isLarge: isDefaultColour && view === 'pair' && LEADING.has(product.slug),
    path: `${product.slug}/${colour}-${view}.avif`,
    spec: specOf(product, colour),
  };
}

/**
 * Every picture of the catalogue.
 *
 * @returns {{ modelSlug: string, colour: string, view: string, isLarge: boolean, path: string, spec: object }[]}
 */
export function allPictures() {
  return [
    ...picturesOf(HANDSETS, HANDSET_VIEWS, HANDSET_VIEWS),
    ...picturesOf(TABLETS, TABLET_VIEWS, ['pair', 'front']),
    ...picturesOf(WATCHES, WATCH_VIEWS, ['pair', 'angle']),
    ...picturesOf(ROUTERS, ROUTER_VIEWS),
    ...picturesOf(SMART_HOME, HOME_VIEWS),
    ...picturesOf(HEARD, HEARD_VIEWS),
    ...picturesOf(NOT_HEARD, LIST_VIEWS),
  ];
}
