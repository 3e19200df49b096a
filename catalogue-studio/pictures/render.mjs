/**
 * Renders the product pictures that are missing or whose spec changed.
 *
 *   npm run render -- [--only <model slug>] [--view <view>] [--default-colours] [--preview <folder> [--size <px>]]
 *
 * `--preview` writes PNGs to a folder instead of masters, whatever the manifest says.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { MASTERS_DIR } from '../shop-files.mjs';
import { openStudio } from './browser.mjs';
import { hashOf, isOutdated, LARGE_PX, readManifest, STANDARD_PX, writeManifest } from './manifest.mjs';
import { allPictures } from './products/index.mjs';

const AVIF = { quality: 55, effort: 4 };

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    view: { type: 'string' },
    'default-colours': { type: 'boolean', default: false },
    size: { type: 'string' },
    preview: { type: 'string' },
  },
});
const sizeOf = ({ isLarge }) => Number(options.size ?? (isLarge ? LARGE_PX : STANDARD_PX));

const isAsked = ({ modelSlug, view, path, isDefaultColour }) =>
  (!options.only || options.only.some((only) => only === modelSlug || path.startsWith(only))) &&
  (!options.view || options.view === view) &&
  (!options['default-colours'] || isDefaultColour);

function save(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A close-up ends in the picture: there it fades, so that no edge is seen on a page. */
const fadeBelow = (png, size) =>
  sharp(png)
    .composite([
      {
        input: Buffer.from(
          `<svg width="${size}" height="${size}"><linearGradient id="f" x2="0" y2="1"><stop offset=".74" stop-color="#fff"/>` +
            '<stop offset=".98" stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>',
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();

async function saveMaster(picture, png) {
  save(join(MASTERS_DIR, picture.path), await sharp(png).avif(AVIF).toBuffer());
  const manifest = readManifest(MASTERS_DIR);
  const size = sizeOf(picture);
  manifest[picture.path] = { hash: hashOf(picture), width: size, height: size };
  writeManifest(MASTERS_DIR, manifest);
}

const savePreview = async (picture, png) =>
  save(join(options.preview, `${picture.modelSlug}-${picture.colour}-${picture.view}.png`), png);

const pictures = allPictures()
  .filter(isAsked)
  .filter((picture) => options.preview || isOutdated(picture, readManifest(MASTERS_DIR), MASTERS_DIR));

console.log(`${pictures.length} pictures to render`);
if (pictures.length > 0) {
  const studio = await openStudio();
  let saving = Promise.resolve();
  for (const [i, picture] of pictures.entries()) {
    const startedAt = performance.now();
    try {
      const taken = await studio.takePicture(picture.spec, picture.view, sizeOf(picture));
      const png = picture.view === 'detail' ? await fadeBelow(taken, sizeOf(picture)) : taken;
      await saving;
      saving = options.preview ? savePreview(picture, png) : saveMaster(picture, png);
      console.log(
        `${i + 1}/${pictures.length} ${picture.path} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
      );
    } catch (error) {
      process.exitCode = 1;
      console.error(`${picture.path} failed: ${error.message}`);
      if (!studio.isOpen()) break;
    }
  }
  await saving;
  await studio.close();
}
