/**
 * `npm run build -- eleventy`: builds the example of a static site (`reference-systems/src/cms/examples/eleventy`) into `reference-systems/.build/eleventy`,
 * when it has changed, for the CMS to show. The address of the shop is a mark that the CMS fills in: the example runs beside every shop.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { installPackage } from '../cli/install-dependencies.mjs';
import { runProgram } from './processes';

const SITE = 'reference-systems/src/cms/examples/eleventy';
const OUTPUT = 'reference-systems/.build/eleventy';
const INPUTS = ['package-lock.json', 'eleventy.config.mjs', 'layouts/article.njk', 'pages/index.md'];
const STAMP = join(ROOT, OUTPUT, '.inputs');

/** Builds it when one of its inputs has changed. */
export async function buildEleventy() {
  const inputs = createHash('sha256');
  for (const name of INPUTS) inputs.update(readFileSync(join(ROOT, SITE, name)));
  const state = inputs.digest('hex');

  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== state) {
    await installPackage(SITE);
    await runProgram('The example of a static site', [
      join(SITE, 'node_modules/@11ty/eleventy/cmd.cjs'),
      `--config=${SITE}/eleventy.config.mjs`,
      `--input=${SITE}/pages`,
      `--output=${OUTPUT}`,
      '--quiet',
    ]);
    mkdirSync(join(ROOT, OUTPUT), { recursive: true });
    writeFileSync(STAMP, state);
  }
}
