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
