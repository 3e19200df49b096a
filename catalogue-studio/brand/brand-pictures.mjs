/**
 * `npm run brand -- <brand.json> …`: draws a brand's icon and its picture for shared links from its marks and colours, and writes
 * them into its file, as base64. Without a file: the brands of this repository.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { inShop } from '../shop-files.mjs';

const FOLDER = inShop('shared-domain/brands');
/** The colours of brands that have none of their own: those of tokens.css. */
const TOKENS = readFileSync(inShop('shared-domain/src/ui/tokens/tokens.css'), 'utf8');
const tokenOf = (name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(TOKENS)[1];

/** As seen from the folder where npm was called: npm itself runs this in the studio's. */
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '.', file));
for (const file of files.length > 0 ? files : readdirSync(FOLDER).map((name) => join(FOLDER, name))) {
  const brand = JSON.parse(readFileSync(file, 'utf8'));
  const pictures = { icon: await toPng(iconOf(brand)), share: await toPng(sharePictureOf(brand)) };
  writeFileSync(file, `${JSON.stringify({ ...brand, pictures }, null, 2)}\n`);
  console.log(`${file}: ${((pictures.icon.length + pictures.share.length) / 1000).toFixed(1)} kB of pictures`);
}

async function toPng(svg) {
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, effort: 10, compressionLevel: 9 })
    .toBuffer();
  return png.toString('base64');
}

/** A drawing in white, `height` high, with its middle at x, y. */
function draw({ viewBox, strokeWidth, paths }, height, x, y) {
  const [, , width, itsHeight] = viewBox.split(' ').map(Number);
  const scale = height / itsHeight;
  const ink =
    strokeWidth === undefined
      ? 'fill="#fff"'
      : `fill="none" stroke="#fff" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  const at = `translate(${x - (width * scale) / 2} ${y - height / 2}) scale(${scale})`;
  return `<g transform="${at}" ${ink}>${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`;
}

/** Square to its edges: phones cut it to their own shape. */
function iconOf({ icon, colours }) {
  const colour = colours?.['brand-700'] ?? tokenOf('brand-700');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${colour}"/>${draw(icon, 400, 256, 256)}</svg>`;
}

/** The word mark above ridges, 1200 × 630. */
function sharePictureOf({ logo, colours }) {
  const [ground, far, near] = ['brand-700', 'brand-800', 'brand-900'].map((name) => colours?.[name] ?? tokenOf(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${ground}"/>
<path fill="${far}" d="M0 470 170 380 320 450 520 330 700 440 900 350 1200 480V630H0Z"/>
<path fill="${near}" d="M0 560 240 470 430 540 680 450 930 550 1200 490V630H0Z"/>
${draw(logo, 170, 600, 220)}</svg>`;
}
