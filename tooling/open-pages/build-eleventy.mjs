/**
 * Builds the example of a static site (`shop-api/stand-ins/cms/examples/eleventy`) into `shop-api/.build/eleventy`, when it has changed.
 * The address of the shop is a mark that the CMS fills in: the example runs beside every shop.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';

const SITE = 'shop-api/stand-ins/cms/examples/eleventy';
const OUTPUT = 'shop-api/.build/eleventy';
const STAMP = join(ROOT, OUTPUT, '.inputs');

const inputs = createHash('sha256');
for (const name of readdirSync(join(ROOT, SITE), { recursive: true, encoding: 'utf8' }).sort())
  if (/\.\w+$/.test(name)) inputs.update(name).update(readFileSync(join(ROOT, SITE, name)));
const state = inputs.digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== state) {
  const { Eleventy } = await import('@11ty/eleventy');
  process.chdir(join(ROOT, SITE));
  await new Eleventy('pages', join('../../../../..', OUTPUT), {
    configPath: 'eleventy.config.mjs',
    quietMode: true,
  }).write();
  mkdirSync(join(ROOT, OUTPUT), { recursive: true });
  writeFileSync(STAMP, state);
}
