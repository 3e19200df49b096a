import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteReleases } from '../../federation/remote-release';
import { watchDevReleases } from './dev-releases';

const INTEGRITY = `sha256-${'A'.repeat(43)}=`;
const route = (id: string) => ({ id, expose: './page', paths: [`/${id}/`], searchParams: [], reloadOn: [] });
const deployed = {
  revision: 7,
  remotes: {
    'mfe-cart': { build: '0123456789ab', remoteEntry: INTEGRITY, routes: [route('handlekurv')], slots: {} },
    'mfe-pdp': { build: 'ba9876543210', remoteEntry: INTEGRITY, routes: [route('gammel')], slots: {} },
  },
};
const edited = {
  name: 'mfe-pdp',
  port: 3002,
  exposes: { './page': './page.tsx' },
  routes: [route('ny')],
  slots: {},
  emits: [],
  listens: [],
};

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** @returns its origin */
async function serve(files: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.statusCode = file === undefined ? 404 : 200;
    response.end(JSON.stringify(file));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const warnings: string[] = [];
/** @returns the first releases among which the edited remote is: a server that answers late is asked again */
const releasesWithPdp = (devServers: Readonly<Record<string, string>>) =>
  new Promise<RemoteReleases>((resolve) => {
    const stop = watchDevReleases(devServers, { warning: (message) => void warnings.push(message) }, (releases) => {
      if (!('mfe-pdp' in releases)) return;
      stop();
      resolve(releases);
    });
  });

test('the edited remote comes from its dev server, the others from the deployed shop', async () => {
  const registry = await serve({ '/_shop/registry.json': deployed });
  const pdp = await serve({ '/federation.json': edited });
  const releases = await releasesWithPdp({ shell: 'http://127.0.0.1:9', registry, 'mfe-pdp': pdp });
  expect(Object.keys(releases).sort()).toEqual(['mfe-cart', 'mfe-pdp']);
  expect(releases['mfe-cart']).toEqual(deployed.remotes['mfe-cart']);
  expect(releases['mfe-pdp']).toMatchObject({
    build: 'dev',
    entryUrl: `${pdp}/remoteEntry.js`,
    routes: [{ id: 'ny' }],
  });
});

test('a deployed shop with an invalid registry is logged, and its remotes are missing', async () => {
  const registry = await serve({ '/_shop/registry.json': { remotes: { 'mfe-cart': { build: '../..' } } } });
  const pdp = await serve({ '/federation.json': edited });
  expect(Object.keys(await releasesWithPdp({ registry, 'mfe-pdp': pdp }))).toEqual(['mfe-pdp']);
  expect([...new Set(warnings)]).toEqual(['The deployed shop does not list its builds']);
});
