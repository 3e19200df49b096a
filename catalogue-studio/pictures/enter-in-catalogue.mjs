/**
 * Enters the rendered views of handsets, tablets and watches in the reference catalogue, for every colour:
 *
 *   npm run enter
 *
 * Entries that are there keep their title and width.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_DIR, MASTERS_DIR } from '../shop-files.mjs';
import { readManifest } from './manifest.mjs';
import { allPictures, SCENES } from './products/index.mjs';

const KINDS = new Set(['phone', 'flip', 'fold', 'tablet', 'watch']);

/** The words that follow the name and the colour in a title. */
const SEEN_FROM = {
  pair: 'forfra og bakfra',
  front: 'forfra',
  back: 'bakfra',
  angle: 'skrått fra siden',
  detail: 'nærbilde av kameraet',
  desk: 'på et bord',
  pocket: 'i en baklomme',
  snow: 'i snøen',
  hand: 'i en vott på skitur',
};

const manifest = readManifest(MASTERS_DIR);
const rendered = new Map();
for (const { modelSlug, colour, view, path, spec } of allPictures()) {
  if (!KINDS.has(spec.kind) || !manifest[path]) continue;
  const key = `${modelSlug}/${colour}`;
  rendered.set(key, [...(rendered.get(key) ?? []), view]);
}

function picturesOf({ modelSlug, colours, pictures }) {
  const listed = new Map(pictures.map((picture) => [`${picture.colour}/${picture.view}`, picture]));
  const titleOf = (colour, view) => listed.get(`${colour}/pair`).title.replace(SEEN_FROM.pair, SEEN_FROM[view]);
  return colours.flatMap(({ slug: colour }) =>
    (rendered.get(`${modelSlug}/${colour}`) ?? []).map(
      (view) =>
        listed.get(`${colour}/${view}`) ?? {
          colour,
          view,
          title: titleOf(colour, view),
          ...(SCENES.includes(view) && { fillsFrame: true }),
        },
    ),
  );
}

const lineOf = (picture) => `        ${JSON.stringify(picture, null, 1).replace(/\n\s*/g, ' ')}`;

/** Only the lists of pictures are written, so that the rest of a file stays as it is. */
function withPictures(text, { modelSlug }, pictures) {
  const from = text.indexOf('"pictures": [', text.indexOf(`"modelSlug": "${modelSlug}"`));
  const list = `"pictures": [\n${pictures.map(lineOf).join(',\n')}\n      ]`;
  return `${text.slice(0, from)}${list}${text.slice(text.indexOf(']', from) + 1)}`;
}

let entered = 0;
for (const name of readdirSync(CATALOGUE_DIR, { recursive: true }).filter((each) => each.endsWith('.json'))) {
  const file = join(CATALOGUE_DIR, name);
  const before = readFileSync(file, 'utf8');
  let text = before;
  for (const product of JSON.parse(before).products ?? []) {
    const pictures = picturesOf(product);
    if (pictures.length <= product.pictures.length) continue;
    entered += pictures.length - product.pictures.length;
    text = withPictures(text, product, pictures);
  }
  if (text !== before) writeFileSync(file, text);
}
console.log(`${entered} pictures entered`);
