import { checkStart } from './start-checks';

const PRODUCTION = {
  NODE_ENV: 'production',
  EDGE_KEY: 'a-secret',
  CHANNEL_API_KEY: 'a-key',
  SHOP_ORIGIN: 'https://shop.example',
  OIDC_ISSUER: 'https://login.example',
  DATABASE_URL: 'postgres://shop@db.example/shop',
};

describe('a production start', () => {
  test('without its settings stops and names them all at once', () => {
    expect(() => checkStart({ NODE_ENV: 'production' })).toThrow(
      /EDGE_KEY, CHANNEL_API_KEY, SHOP_ORIGIN, OIDC_ISSUER, DATABASE_URL/,
    );
  });

  test.each(Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))('without %s stops', (name) => {
    for (const value of [undefined, '']) expect(() => checkStart({ ...PRODUCTION, [name]: value })).toThrow(name);
  });

  test('with the key of the reference environment stops', () => {
    expect(() => checkStart({ ...PRODUCTION, CHANNEL_API_KEY: 'reference' })).toThrow('CHANNEL_API_KEY');
  });

  test('with its settings starts, and so does a developer’s machine without any', () => {
    expect(() => checkStart(PRODUCTION)).not.toThrow();
    expect(() => checkStart({})).not.toThrow();
    expect(() => checkStart({ NODE_ENV: 'production', STAND_INS: 'on' })).not.toThrow();
  });
});

describe('made-up customers', () => {
  test.each([
    ['SHOP_ORIGIN', { SHOP_ORIGIN: 'https://shop.example' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://login.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop@db.example/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop@localhost/shop?host=db.example' }],
    ['SHOP_ORIGIN, DATABASE_URL', { SHOP_ORIGIN: 'https://shop.example', DATABASE_URL: 'postgres://db.example/x' }],
  ])('refuse to start with %s of production: %j', (names, env) => {
    expect(() => checkStart({ ...env, STAND_INS: 'on' })).toThrow(names);
    expect(() => checkStart(env)).not.toThrow();
  });

  test.each(['localhost', '127.0.0.1:5432', '[::1]', ''])('start with a database on this machine: «%s»', (host) => {
    expect(() => checkStart({ STAND_INS: 'on', DATABASE_URL: `postgres://${host}/shop` })).not.toThrow();
  });
});
