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

test('pictures are the shop’s own until the operator names origins', () => {
  expect(parseEnv({}, '/dist').publicConfig.pictureOrigins).toBeUndefined();
  const { publicConfig } = parseEnv({ PICTURE_ORIGINS: 'https://img.example https://cdn.example' }, '/dist');
  expect(publicConfig.pictureOrigins).toEqual(['https://img.example', 'https://cdn.example']);
  expect(() => parseEnv({ PICTURE_ORIGINS: 'pictures' }, '/dist')).toThrow(/PICTURE_ORIGINS/);
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

test('what a login asks for is in the pages only where it is not the usual', () => {
  const loginOf = (env: Record<string, string>) => parseEnv(env, '/dist').publicConfig.login;
  expect(loginOf({})).toBeUndefined();
  const OIDC_SCOPE = 'openid profile offline_access';
  const audience = 'https://api.shop.example/';
  expect(loginOf({ OIDC_SCOPE, OIDC_AUDIENCE: audience, OIDC_CLIENT_TYPE: 'confidential' })).toEqual({
    scope: OIDC_SCOPE,
    audience,
    isConfidential: true,
  });
});

test.each(['http://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png', '//tiles/{z}/{x}/{y}'])(
  'map tiles at %s are refused',
  (address) => {
    expect(() => parseEnv({ MAP_TILES: address }, '/dist')).toThrow(/MAP_TILES: must be a path or an https address/);
  },
);

test('each capability is at the shop API until it has an address of its own', () => {
  const { upstreams } = parseEnv(
    {
      SHOP_API_URL: 'http://api.test',
      SEARCH_URL: 'https://search.test/',
      SEARCH_TIMEOUT_MS: '700',
      CART_MAX_IN_FLIGHT: '9',
    },
    '/dist',
  );
  expect(upstreams.catalogue).toMatchObject({ url: 'http://api.test', isShopApi: true });
  expect(upstreams.cart).toMatchObject({ url: 'http://api.test', isShopApi: true, maxInFlight: 9 });
  expect(upstreams.search).toMatchObject({ url: 'https://search.test', isShopApi: false, timeoutMs: 700 });
});

test('the operator’s own systems have no address by default', () => {
  const { checkout, myPages, dealer, cms } = parseEnv({ STAND_INS: 'on' }, '/dist').upstreams;
  expect([checkout, myPages, dealer, cms].map(({ url }) => url)).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  'https://img.example',
  'img-src',
  'img-src *',
  'img-src https://*.example',
  'img-src https://img.example/path',
  'img-src http://img.example',
  "img-src 'self'",
  'img-src https://a.example; img-src https://b.example',
  'connect-src https://a.example',
  'img-src https://a.example, media-src https://b.example',
])('CMS_ORIGINS=«%s» is refused', (CMS_ORIGINS) => {
  expect(() => parseEnv({ CMS_ORIGINS }, '/dist')).toThrow(/CMS_ORIGINS: must be directives \(img-src, /);
});

test('CMS_ORIGINS are origins by directive', () => {
  expect(
    parseEnv(
      {
        CMS_URL: 'https://cms.example',
        CMS_ORIGINS: ' img-src https://a.example  https://b.example:8443;frame-src https://v.example ;',
      },
      '/dist',
    ).cmsOrigins,
  ).toEqual({
    'img-src': ['https://a.example', 'https://b.example:8443'],
    'frame-src': ['https://v.example'],
  });
});

test('a tag manager is a container, whose script pages may load', () => {
  const { publicConfig } = parseEnv(
    { TAG_MANAGER: 'GTM-ABC123', TAG_ORIGINS: 'connect-src https://collect.example' },
    '/dist',
  );
  expect(publicConfig).toMatchObject({
    tagManager: 'GTM-ABC123',
    tagOrigins: { 'connect-src': ['https://collect.example'] },
    scriptOrigins: ['https://www.googletagmanager.com'],
  });
  expect(() => parseEnv({ TAG_MANAGER: 'UA-1' }, '/dist')).toThrow(/TAG_MANAGER: must be a container/);
  expect(() => parseEnv({ TAG_ORIGINS: 'connect-src https://collect.example' }, '/dist')).toThrow(
    /TAG_ORIGINS: is of no use without TAG_MANAGER/,
  );
});

test('every wrong variable is named', () => {
  expect(() => parseEnv({ PORT: 'abc', OIDC_ISSUER: 'nowhere' }, '/dist')).toThrow(
    /PORT: must be a port number; OIDC_ISSUER: must be an address/,
  );
});

test('an empty variable is one that is not set, as compose files write it', () => {
  const names = [
    'PORT',
    'SHOP_ORIGIN',
    'OIDC_CLIENT_ID',
    'CHANNEL_API_KEY',
    'STAND_INS',
    'ANALYTICS',
    'AGREEMENT_HOST',
  ];
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])), '/dist')).toEqual(parseEnv({}, '/dist'));
});

test.each([
  [{ STAND_INS: 'true' }, "STAND_INS: must be 'on' or 'off'"],
  [{ CART_URL: 'cart' }, 'CART_URL: must be an address'],
  [{ MY_PAGES_TIMEOUT_MS: '0' }, 'MY_PAGES_TIMEOUT_MS: must be a whole number above 0'],
  [{ PORT: '99999' }, 'PORT: must be a port number'],
  [{ SERVER_RENDERING: 'yes' }, "SERVER_RENDERING: must be 'true' or 'false'"],
  [{ ORDER_COOKIE_SCOPE: 'shop' }, "ORDER_COOKIE_SCOPE: must be 'domain' or 'host'"],
  [{ CHECKOUT_ENVIRONMENT: 'pp 2' }, 'CHECKOUT_ENVIRONMENT: must be a name of letters, digits, - and _'],
  [{ AGREEMENT_HOST: 'avtale.example' }, 'AGREEMENT_HOST: must be an origin such as https://avtale.example'],
  [{ CHANNEL_API_KEY: ' ' }, 'CHANNEL_API_KEY: must not be blank'],
  [{ OIDC_CLIENT_ID: ' ' }, 'OIDC_CLIENT_ID: must not be blank'],
  [{ OIDC_SCOPE: 'profile' }, 'OIDC_SCOPE: must contain openid'],
  [{ ANALYTICS: 'none,beacon' }, "ANALYTICS: must be of data-layer, ga4, beacon, with commas, or 'none'"],
])('%o is refused with the name of the variable', (variables, message) => {
  expect(() => parseEnv(variables, '/dist')).toThrow(message);
});

test('analytics go to the targets that are named, or nowhere', () => {
  const targets = (ANALYTICS: string) => parseEnv({ ANALYTICS }, '/dist').publicConfig.analytics;
  expect([targets('data-layer,beacon'), targets('none')]).toEqual([['data-layer', 'beacon'], []]);
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
    SHOP_API_URL: 'http://api.test',
    CHANNEL_API_KEY: 'a-key',
    OIDC_ISSUER: 'https://login.example',
    DATA_DIR: '/data',
  };

  test('without its settings stops and names them all at once', () => {
    expect(() => parseEnv({ NODE_ENV: 'production' }, '/dist')).toThrow(
      'EDGE_KEY, TRUST_PROXY, SHOP_ORIGIN, SHOP_API_URL, OIDC_ISSUER, REGISTRY_PUBLIC_KEY_FILE, CHANNEL_API_KEY, DATA_DIR',
    );
  });

  test('with wrong and missing settings stops and names both', () => {
    expect(() => parseEnv({ ...settings, DATA_DIR: '', STAND_INS: 'On' }, '/dist')).toThrow(
      /STAND_INS: must be 'on' or 'off'.* needs REGISTRY_PUBLIC_KEY_FILE, DATA_DIR/,
    );
  });

  test('without the address of the shop API stops', () => {
    expect(() => parseEnv({ ...settings, SHOP_API_URL: '' }, '/dist')).toThrow(/needs SHOP_API_URL, REGISTRY/);
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
