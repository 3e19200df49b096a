/**
 * `npm run sizes`: bytes (Brotli, as served) of the shell, of each remoteEntry, of the basic parts and of what each page's first view fetches,
 * from the builds on disk and the shop that runs at SHOP_ORIGIN (default http://localhost:3000).
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readState } from '../build/inputs.mjs';
import { distOf, remoteNames } from '../build/packages.mjs';
import { BASIC_PARTS, sizeOfParts } from './parts-size.mjs';

const origin = process.env.SHOP_ORIGIN ?? 'http://localhost:3000';
const PAGES = [
  '/',
  '/mobiltelefoner/',
  '/mobiltelefoner/apple/iphone-17/',
  '/mobilabonnement/',
  '/handlekurv/',
  '/finnes-ikke/',
];
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function compressed(name, file) {
  const path = join(distOf(name), readState(name).build, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

console.log('| File | Brotli |\n|---|---|');
console.log(`| shell main.js | ${kB(compressed('shell', 'main.js'))} |`);
console.log(`| shell main.css | ${kB(compressed('shell', 'main.css'))} |`);
for (const name of remoteNames()) {
  const folder = join(distOf(name), readState(name).build);
  console.log(`| ${name} remoteEntry.js | ${kB(compressed(name, 'remoteEntry.js'))} |`);
  for (const file of readdirSync(folder).filter((file) => /^expose-.*\.(js|css)$/.test(file)))
    console.log(`| ${name} ${file} | ${kB(compressed(name, file))} |`);
}

/** Fetches as a browser does that knows Brotli. `fetch` would unpack it and hide the bytes. */
async function bytesOf(path) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const url = new URL(path, origin);
    const call = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = [];
      response
        .on('data', (chunk) => chunks.push(chunk))
        .on('end', () => resolve({ bytes: Buffer.concat(chunks), headers: response.headers }));
    });
    call.on('error', reject).end();
  });
}

const basic = await sizeOfParts(BASIC_PARTS);
console.log(
  `| basic parts of the design system, script | ${kB(basic.script)} |\n| the same, styles | ${kB(basic.style)} |`,
);

console.log('\n| Page | HTML | of it styles | scripts | requests for scripts | fonts |\n|---|---|---|---|---|---|');
for (const page of PAGES) {
  const { bytes, headers } = await bytesOf(page);
  const html = (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8');
  const scripts = [...html.matchAll(/(?:<script src|<link rel="preload" as="script" href)="([^"]+)"/g)].map(
    ([, url]) => url,
  );
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, url]) => url);
  const styles = brotliCompressSync(
    [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text).join(''),
  ).length;
  const sum = async (urls) =>
    (await Promise.all(urls.map(bytesOf))).reduce((total, answer) => total + answer.bytes.length, 0);
  console.log(
    `| ${page} | ${kB(bytes.length)} | ${kB(styles)} | ${kB(await sum(scripts))} | ${scripts.length} | ${kB(await sum(fonts))} |`,
  );
}
