import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../../../../tooling/webpack/integrity.js';
import { type BuildAddress, IntegrityError, prepareBuild } from './build-store';

const BUILD = '0123456789ab';
const style = '.a{color:red}';
const bundle = 'module.exports = {};';
const assets = JSON.stringify({
  files: { 'expose-page.css': integrityOf(style), 'remoteEntry.js': integrityOf('x') },
  entry: ['remoteEntry.js'],
  exposes: { './page': { scripts: [], styles: ['expose-page.css'] } },
  needs: {},
});

let files: Record<string, string>;
let server: Server;
let folder: string;
let address: BuildAddress;

beforeEach(async () => {
  files = { 'assets.json': assets, 'server.cjs': bundle, 'expose-page.css': style };
  server = createServer((request, response) => {
    const body = files[(request.url ?? '').replace(`/${BUILD}/`, '')];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  address = {
    remote: 'mfe-pdp',
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    build: BUILD,
    entry: {
      publishedAt: '2026-01-01T00:00:00.000Z',
      assetMap: integrityOf(assets),
      remoteEntry: integrityOf('x'),
      server: { file: 'server.cjs', integrity: integrityOf(bundle) },
      needs: {},
      routes: [],
      slots: { header: './header' },
    },
  };
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  // Other files of a refused build may still be on their way to disk.
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 50 });
});

test('a build is fetched and verified', async () => {
  await expect(prepareBuild(folder, address)).resolves.toMatchObject({
    base: `/remotes/mfe-pdp/${BUILD}/`,
    slots: { header: './header' },
  });
});

test.each(['assets.json', 'server.cjs', 'expose-page.css'])('a changed byte in %s is refused', async (file) => {
  files[file] += ' ';
  await expect(prepareBuild(folder, address)).rejects.toThrow(IntegrityError);
});

test('files on disk are used when the remote is down', async () => {
  await prepareBuild(folder, address);
  files = {};
  await expect(prepareBuild(folder, address)).resolves.toMatchObject({ build: BUILD });
});

test('a file that was changed on disk is fetched again', async () => {
  const { serverFile } = await prepareBuild(folder, address);
  const { readFileSync, writeFileSync } = await import('node:fs');
  writeFileSync(serverFile ?? '', 'module.exports = "tampered";');
  await prepareBuild(folder, address);
  expect(readFileSync(serverFile ?? '', 'utf8')).toBe(bundle);
});
