import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { SITE_CHROME_FILES } from '../../page-state/site-chrome-data';
import { readOpenPagesScript } from './open-pages-script';

const folder = mkdtempSync(join(tmpdir(), 'open-pages-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the script knows the folder of its own build before it runs', () => {
  const file = join(folder, 'frame.js');
  writeFileSync(file, `globalThis.seen = globalThis['${SITE_CHROME_FILES}'];`);
  const { plain, brotli } = readOpenPagesScript({ build: '0123456789ab', openPages: { file } });
  const page: { seen?: string } = {};
  runInNewContext(plain.toString(), page);
  expect(page.seen).toBe('/_shop/0123456789ab/');
  expect(brotliDecompressSync(brotli)).toEqual(plain);
});
