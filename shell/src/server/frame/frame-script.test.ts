import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { FRAME_FILES } from '../../client/frame/frame-data';
import { readFrameScript } from './frame-script';

const folder = mkdtempSync(join(tmpdir(), 'frame-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[F2.1-13] the script knows the folder of its own build before it runs', () => {
  const file = join(folder, 'frame.js');
  writeFileSync(file, `globalThis.seen = globalThis['${FRAME_FILES}'];`);
  const { plain, brotli } = readFrameScript({ build: '0123456789ab', frame: { file } });
  const page: { seen?: string } = {};
  runInNewContext(plain.toString(), page);
  expect(page.seen).toBe('/_shop/0123456789ab/');
  expect(brotliDecompressSync(brotli)).toEqual(plain);
});
