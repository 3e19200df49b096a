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

/** Where a phone is used: of the first colour of those that sell best. */
export const SCENES = ['pocket', 'snow', 'desk', 'hand'];
const BESTSELLERS = new Set(['iphone-17', 'iphone-17-pro', 'galaxy-s26', 'pixel-10', 'galaxy-a56', 'iphone-16e']);

/** Views of the first colour. */
const TABLET_VIEWS = ['pair', 'front', 'back', 'angle'];
const WATCH_VIEWS = ['pair', 'front', 'angle'];
const ROUTER_VIEWS = ['pair', 'back'];
const HOME_VIEWS = ['pair', 'angle'];
const HEARD_VIEWS = ['pair', 'angle'];

/** Hints for the painters that belong to one colour of a product rather than to its paint. */
const pictured = ({ hue, light, ...paint }) => ({ paint, hue, light });

/** Views that show no screen do not depend on what is on it. */
const WITHOUT_SCREEN = new Set(['back', 'detail']);

/** `time` and `date` of a screen and its content from the `front` are a product's own. */
function shownIn(view, { time, date, front, ...screen }) {
  if (!time || WITHOUT_SCREEN.has(view)) return screen;
  return { ...screen, time, date, ...(view === 'front' && { shows: front }) };
}

/** Everything that the studio needs to know of a product in one colour: plain data, the same on every run. */
function specOf({ slug, colours, ...shape }, colourSlug, view) {
  const { paint, hue, light } = pictured(colours[colourSlug]);
  const screen = shape.screen && { ...shownIn(view, shape.screen), seed: slug, hue };
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
    spec: specOf(product, colour, view),
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
    ...picturesOf(
      HANDSETS.filter(({ slug }) => BESTSELLERS.has(slug)),
      SCENES,
      [],
    ),
    ...picturesOf(TABLETS, TABLET_VIEWS, ['pair', 'front']),
    ...picturesOf(WATCHES, WATCH_VIEWS, ['pair', 'angle']),
    ...picturesOf(ROUTERS, ROUTER_VIEWS),
    ...picturesOf(SMART_HOME, HOME_VIEWS),
    ...picturesOf(HEARD, HEARD_VIEWS),
    ...picturesOf(NOT_HEARD, LIST_VIEWS),
  ];
}
