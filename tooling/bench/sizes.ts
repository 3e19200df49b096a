/**
 * `npm run bench -- sizes`: bytes of scripts and styles (Brotli, as served). From the builds on disk: the budgets, the shell, each remoteEntry,
 * the basic parts. From the shop that runs at SHOP_ORIGIN (default http://localhost:3000): what each page's first view fetches.
 * Fails when a budget of budgets.json is exceeded; with `--budgets` it looks at nothing else, as the gate does, with `--budgets mfe-pdp` at
 * nothing but the floor and that remote's pages.
 */
import { readdirSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readJson, remoteNames, ROOT } from '../build/packages';
import { shopOrigin } from '../dev/shop-programs';
import { builtSizes, compressedBytes as compressed, folderOf } from './built-scripts';
import { type Budgets, compareWithBudgets, isExceeded } from './figures';
import { BASIC_PARTS, sizeOfParts } from './parts-size';

const origin = shopOrigin();
const PAGES = [
  '/',
  '/mobiltelefoner/',
  '/mobiltelefoner/apple/iphone-17/',
  '/mobilabonnement/',
  '/handlekurv/',
  '/finnes-ikke/',
];
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const budgets = readJson<Budgets>(ROOT, 'tooling/bench/budgets.json');
const [only] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const isMeasured = (name: string | undefined) => only === undefined || name === only;
const rows = compareWithBudgets(builtSizes(isMeasured), {
  ...budgets,
  pages: Object.fromEntries(Object.entries(budgets.pages).filter(([route]) => isMeasured(route.split('/')[0]))),
});
console.log('| Scripts | now | budget | aim |\n|---|---|---|---|');
for (const row of rows)
  console.log(
    `| ${row.name} | ${kB(row.bytes)}${isExceeded(row) ? ' **exceeded**' : ''} | ${kB(row.limit)} | ${row.aim ? kB(row.aim) : ''} |`,
  );
if (rows.some(isExceeded)) process.exitCode = 1;
if (process.argv.includes('--budgets')) process.exit();

console.log('\n| File | Brotli |\n|---|---|');
console.log(`| shell main.js | ${kB(compressed('shell', 'main.js'))} |`);
console.log(`| shell main.css | ${kB(compressed('shell', 'main.css'))} |`);
for (const name of remoteNames()) {
  console.log(`| ${name} remoteEntry.js | ${kB(compressed(name, 'remoteEntry.js'))} |`);
  for (const file of readdirSync(folderOf(name)).filter((file) => /^expose-.*\.(js|css)$/.test(file)))
    console.log(`| ${name} ${file} | ${kB(compressed(name, file))} |`);
}

/** Fetches as a browser does that knows Brotli. `fetch` would unpack it and hide the bytes. */
function bytesOf(path: string): Promise<{ readonly bytes: Buffer; readonly headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, origin);
    const call = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ bytes: Buffer.concat(chunks), headers: response.headers }));
    });
    call.on('error', reject).end();
  });
}

async function measureShop(): Promise<void> {
  const basic = await sizeOfParts(BASIC_PARTS);
  console.log(
    `| basic parts of the design system, script | ${kB(basic.script)} |\n| the same, styles | ${kB(basic.style)} |`,
  );

  console.log('\n| Page | HTML | of it styles | scripts | requests for scripts | fonts |\n|---|---|---|---|---|---|');
  for (const page of PAGES) {
    const { bytes, headers } = await bytesOf(page);
    const html = (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8');
    const scripts = [...html.matchAll(/(?:<script src|<link rel="preload" as="script" href)="([^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, url = '']) => url);
    const styles = brotliCompressSync(
      [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join(''),
    ).length;
    const sum = async (urls: readonly string[]) =>
      (await Promise.all(urls.map(bytesOf))).reduce((total, answer) => total + answer.bytes.length, 0);
    console.log(
      `| ${page} | ${kB(bytes.length)} | ${kB(styles)} | ${kB(await sum(scripts))} | ${scripts.length} | ${kB(await sum(fonts))} |`,
    );
  }
}

void measureShop();
