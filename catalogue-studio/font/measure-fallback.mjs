/**
 * `npm run measure-fallback -- <text.woff2> <strong.woff2> <family>`: how wide the shop's texts are in a face that stands in for
 * the typeface until it has come, against the typeface itself. `size-adjust` in shared-domain/src/ui/tokens/fonts.css should be what is
 * printed. The files are those of the face's regular and bold cut, e.g. of npm's @fontsource/arimo (as wide as Arial) or @fontsource/roboto.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../pictures/browser.mjs';
import { inShop } from '../shop-files.mjs';
import { FONT_FILE } from './font.mjs';

const [text, strong, family = 'the face'] = process.argv.slice(2);
/** Weights of the tokens, and the cut that stands in for each. */
const WEIGHTS = [
  [400, text],
  [500, text],
  [600, strong],
  [640, strong],
  [660, strong],
];

/** Norwegian texts of the remotes. */
const TEXTS = ['mfe-header', 'mfe-lists', 'mfe-pdp', 'mfe-cart', 'mfe-subscriptions']
  .flatMap((remote) => readFileSync(inShop(`${remote}/src/texts/nb.ts`), 'utf8').match(/'[^'\n]{12,}'/g) ?? [])
  .map((quoted) => quoted.slice(1, -1));

const toUrl = (file) =>
  `data:font/woff2;base64,${readFileSync(resolve(process.env.INIT_CWD ?? '.', file)).toString('base64')}`;

/** Runs in the page. */
async function measure({ own, faces, texts }) {
  const width = async (url, weight, descriptors) => {
    const face = new FontFace('measured', `url(${url})`, descriptors);
    document.fonts.add(await face.load());
    const line = document.createElement('span');
    line.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 16px measured`;
    document.body.append(line);
    const widths = texts.map((each) => {
      line.textContent = each;
      return line.getBoundingClientRect().width;
    });
    line.remove();
    document.fonts.delete(face);
    return widths.reduce((sum, each) => sum + each, 0);
  };
  const rows = [];
  for (const [weight, url] of faces) {
    const wanted = await width(own, weight, { weight: '400 660' });
    rows.push({ weight, percent: (wanted / (await width(url, weight, { weight: '1 1000' }))) * 100 });
  }
  return rows;
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage();
const rows = await page.evaluate(measure, {
  own: toUrl(FONT_FILE),
  faces: WEIGHTS.map(([weight, file]) => [weight, toUrl(file)]),
  texts: TEXTS,
});
await browser.close();
for (const { weight, percent } of rows) console.log(`${family}, weight ${weight}: size-adjust ${percent.toFixed(1)}%`);
