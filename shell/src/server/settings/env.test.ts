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
