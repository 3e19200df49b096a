import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const PICTURES_DIR = dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);
const THREE_DIR = dirname(dirname(resolve('three')));
const FONT = resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const CHROMIUM_ARGUMENTS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--no-sandbox',
  '--force-color-profile=srgb',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PAGE = `<!doctype html>
<style>@font-face { font-family: Inter; font-weight: 100 900; src: url(/font.woff2) }</style>
<script type="importmap">{ "imports": { "three": "/three/build/three.module.js", "three/addons/": "/three/examples/jsm/" } }</script>
<script type="module" src="/pictures/studio/page.js"></script>`;

const CONTENT_TYPES = { '.js': 'text/javascript', '.woff2': 'font/woff2' };
const ROOTS = { three: THREE_DIR, pictures: PICTURES_DIR };

/** The file behind a path of the studio's page, or null. */
function fileFor(path) {
  if (path === '/font.woff2') return FONT;
  const [, root, ...rest] = path.split('/');
  if (!Object.hasOwn(ROOTS, root)) return null;
  const file = normalize(join(ROOTS[root], ...rest));
  return file.startsWith(ROOTS[root] + sep) ? file : null;
}

async function answer(request, response) {
  const path = decodeURI(request.url);
  if (path === '/') return response.setHeader('content-type', 'text/html').end(PAGE);
  const file = fileFor(path);
  const content = file && (await readFile(file).catch(() => null));
  if (!content) return response.writeHead(404).end();
  return response.setHeader('content-type', CONTENT_TYPES[extname(file)] ?? 'application/octet-stream').end(content);
}

/**
 * Opens the studio in a headless Chromium with software WebGL.
 *
 * @returns {Promise<{ takePicture: (spec: object, view: string, pixels: number) => Promise<Buffer>, isOpen: () => boolean, close: () => Promise<void> }>}
 */
export async function openStudio() {
  const server = createServer(answer);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page
    .waitForFunction(() => globalThis.studioReady)
    .catch((cause) => {
      throw new Error(`The studio did not start: ${errors.join('; ')}`, { cause });
    });

  const takePicture = async (spec, view, pixels) => {
    errors.length = 0;
    const base64 = await page.evaluate(([s, v, p]) => globalThis.takePicture(s, v, p), [spec, view, pixels]);
    if (errors.length > 0) throw new Error(errors.join('; '));
    return Buffer.from(base64, 'base64');
  };
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { takePicture, isOpen: () => browser.isConnected(), close };
}
