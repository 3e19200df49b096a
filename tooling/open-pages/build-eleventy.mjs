/**
 * `npm run example:eleventy`: builds the example of a static site (`shop-api/stand-ins/cms/examples/eleventy`) into `shop-api/.build/eleventy`,
 * when it has changed, for the CMS to show. The address of the shop is a mark that the CMS fills in: the example runs beside every shop.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build/packages.mjs';
import { installPackage } from '../run/install-dependencies.mjs';

const SITE = 'shop-api/stand-ins/cms/examples/eleventy';
const OUTPUT = 'shop-api/.build/eleventy';
const INPUTS = ['package-lock.json', 'eleventy.config.mjs', 'layouts/article.njk', 'pages/index.md'];
const STAMP = join(ROOT, OUTPUT, '.inputs');

const inputs = createHash('sha256');
for (const name of INPUTS) inputs.update(readFileSync(join(ROOT, SITE, name)));
const state = inputs.digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== state) {
  await installPackage(SITE);
  const { resolve } = createRequire(join(ROOT, SITE, 'package.json'));
  const { Eleventy } = await import(pathToFileURL(resolve('@11ty/eleventy')));
  process.chdir(join(ROOT, SITE));
  await new Eleventy('pages', join('../../../../..', OUTPUT), {
    configPath: 'eleventy.config.mjs',
    quietMode: true,
  }).write();
  mkdirSync(join(ROOT, OUTPUT), { recursive: true });
  writeFileSync(STAMP, state);
}
