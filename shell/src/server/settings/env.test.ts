import { parseEnv } from './env';

test('without any variable the reference shop is configured', () => {
  const env = parseEnv({}, '/dist');
  expect(env.port).toBe(3000);
  expect(env.publicConfig).toMatchObject({
    shopOrigin: 'http://localhost:3000',
    apiBase: '/api',
    channelUrl: '/graphql',
    brand: { name: 'Fjell' },
  });
});

test('another port moves the shop’s own address and the metrics with it', () => {
  const env = parseEnv({ PORT: '4000' }, '/dist');
  expect([env.publicConfig.shopOrigin, env.metricsPort]).toEqual(['http://localhost:4000', 4040]);
  expect(parseEnv({ METRICS_PORT: '9100' }, '/dist').metricsPort).toBe(9100);
});

test('[P7-26] maps are the shop’s own until the operator names a service and tiles', () => {
  const own = parseEnv({}, '/dist').publicConfig;
  expect([own.mapsService, own.mapTiles]).toEqual([undefined, undefined]);
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  const { publicConfig } = parseEnv(
    { MAPS_SERVICE: 'https://maps.example/v1/', MAP_TILES: tiles, MAP_ATTRIBUTION: '© Kartverket' },
    '/dist',
  );
  expect(publicConfig).toMatchObject({
    mapsService: { name: 'Maps', base: 'https://maps.example/v1' },
    mapTiles: { address: tiles, attribution: '© Kartverket' },
  });
  expect(parseEnv({ MAPS_SERVICE: 'none' }, '/dist').publicConfig.mapsService?.base).toBeNull();
});

test.each(['http://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png', '//tiles/{z}/{x}/{y}'])(
  'map tiles at %s are refused',
  (address) => {
    expect(() => parseEnv({ MAP_TILES: address }, '/dist')).toThrow(/MAP_TILES: must be a path or an https address/);
  },
);

test('every wrong variable is named', () => {
  expect(() => parseEnv({ PORT: 'abc', OIDC_ISSUER: 'nowhere' }, '/dist')).toThrow(
    /PORT: must be a port number; OIDC_ISSUER: must be an address/,
  );
});

test('with dev servers the page is rendered in the browser and takes scripts from them', () => {
  const env = parseEnv({ DEV_SERVERS: '{"shell":"http://localhost:3006"}' }, '/dist');
  expect(env.serverRendering).toBe(false);
  expect(env.publicConfig.scriptOrigins).toEqual(['http://localhost:3006']);
  expect(parseEnv({}, '/dist').publicConfig).not.toHaveProperty('scriptOrigins');
});

describe('a production start', () => {
  const settings = {
    NODE_ENV: 'production',
    EDGE_KEY: 'a-secret',
    TRUST_PROXY: '1',
    SHOP_ORIGIN: 'https://shop.example',
    CHANNEL_API_KEY: 'a-key',
  };

  test('without its settings stops and names them all at once', () => {
    expect(() => parseEnv({ NODE_ENV: 'production' }, '/dist')).toThrow(
      'EDGE_KEY, TRUST_PROXY, SHOP_ORIGIN, REGISTRY_PUBLIC_KEY_FILE, CHANNEL_API_KEY',
    );
  });

  test('with the channel key of the reference environment stops', () => {
    expect(() =>
      parseEnv({ ...settings, REGISTRY_PUBLIC_KEY_FILE: '/nowhere.pem', CHANNEL_API_KEY: 'reference' }, '/dist'),
    ).toThrow('CHANNEL_API_KEY');
  });

  test('with its settings reads the key of the registry', () => {
    expect(() => parseEnv({ ...settings, REGISTRY_PUBLIC_KEY_FILE: '/nowhere.pem' }, '/dist')).toThrow(
      'there is no file /nowhere.pem',
    );
  });

  test('on a developer’s machine needs nothing', () => {
    expect(parseEnv({ NODE_ENV: 'production', STAND_INS: 'on' }, '/dist').port).toBe(3000);
  });
});
