import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from 'release-protocol/integrity';
import { type BuildAddress, IntegrityError, prepareBuild, pruneBuilds } from './build-store';

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
/** Files that are not answered. */
let held: readonly string[];
let folder: string;
let address: BuildAddress;

beforeEach(async () => {
  held = [];
  files = { 'assets.json': assets, 'server.cjs': bundle, 'expose-page.css': style };
  server = createServer((request, response) => {
    const file = (request.url ?? '').replace(`/${BUILD}/`, '');
    if (held.includes(file)) return;
    const body = files[file];
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
  jest.restoreAllMocks();
  server.close().closeAllConnections();
  await once(server, 'close');
  rmSync(folder, { recursive: true });
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

test('the other files of a refused build are given up', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  held = ['server.cjs', 'expose-page.css'];
  const asked = new Map<string, ServerResponse>();
  const areAsked = new Promise<void>((resolve) => {
    server.prependListener('request', ({ url = '' }, response) => {
      asked.set(url.replace(`/${BUILD}/`, ''), response);
      if (held.every((file) => asked.has(file))) resolve();
    });
  });
  const preparing = prepareBuild(folder, address);
  await areAsked;
  const isClosed = once(asked.get('expose-page.css') as ServerResponse, 'close');
  asked.get('server.cjs')?.end(`${bundle} `);
  await expect(preparing).rejects.toThrow(IntegrityError);
  await isClosed;
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

test('builds that are neither listed nor served are removed from the disk, and nothing else is', () => {
  const kept = [
    'mfe-pdp/1.0.2-0123456789ab',
    'mfe-pdp/1.0.1-0123456789ab',
    'mfe-cart/0123456789ab',
    'mfe-pdp/other',
    'x',
  ];
  const gone = ['mfe-pdp/1.0.0-0123456789ab', 'mfe-gone/0123456789ab'];
  for (const each of [...kept, ...gone]) mkdirSync(join(folder, each), { recursive: true });
  pruneBuilds(
    folder,
    {
      remotes: { 'mfe-pdp': { builds: { '1.0.2-0123456789ab': {} } }, 'mfe-cart': { builds: { '0123456789ab': {} } } },
    },
    [{ remote: 'mfe-pdp', build: '1.0.1-0123456789ab' }],
  );
  expect([...kept, ...gone].filter((each) => existsSync(join(folder, each)))).toEqual(kept);
  expect(() => pruneBuilds(join(folder, 'none'), { remotes: {} }, [])).not.toThrow();
});
