import * as v from 'valibot';
import {
  count,
  notBlank,
  onOff,
  readSettings,
  setting,
  type SettingsOfProgram,
  unknownSettings,
  url,
} from './settings';

const schema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  STAND_INS: setting('stand-ins', onOff, 'off'),
  PORT: setting('port', count, '3000'),
  OIDC_CLIENT_ID: setting('client', notBlank, 'webshop'),
  CHANNEL_API_KEY: setting('key', notBlank, 'reference'),
  SHOP_ORIGIN: setting('address', url),
});
const program: SettingsOfProgram<typeof schema> = {
  program: 'shop',
  schema,
  families: /^OIDC_|_TIMEOUT_MS$/,
  others: ['OIDC_CLAIMS'],
  required: ['SHOP_ORIGIN', 'CHANNEL_API_KEY'],
  contradictions: ({ PORT, SHOP_ORIGIN }) => (PORT === 1 && SHOP_ORIGIN ? ['PORT 1 is not for a shop'] : []),
};

test('values are read with their defaults; an empty variable is one that is not set', () => {
  expect(readSettings({ PORT: '', SHOP_ORIGIN: 'https://shop.example/', HOME: '/root' }, program)).toEqual({
    NODE_ENV: 'development',
    STAND_INS: 'off',
    PORT: 3000,
    OIDC_CLIENT_ID: 'webshop',
    CHANNEL_API_KEY: 'reference',
    SHOP_ORIGIN: 'https://shop.example',
  });
});

test('wrong, unknown and missing ones are all named at once', () => {
  const read = () => readSettings({ NODE_ENV: 'production', PORT: 'x', OIDC_CLIENTID: 'a' }, program);
  expect(read).toThrow(
    'The configuration of the shop is wrong. PORT: must be a whole number; OIDC_CLIENTID: is no setting (OIDC_CLIENT_ID?). A production start of the shop needs SHOP_ORIGIN, CHANNEL_API_KEY (',
  );
});

test('a contradiction is named', () => {
  expect(() => readSettings({ PORT: '1', SHOP_ORIGIN: 'https://shop.example' }, program)).toThrow(
    'PORT 1 is not for a shop',
  );
});

test('an operator’s shop has a channel key of its own; a developer’s machine needs nothing', () => {
  const given = { NODE_ENV: 'production', SHOP_ORIGIN: 'https://shop.example' };
  expect(() => readSettings({ ...given, CHANNEL_API_KEY: 'reference' }, program)).toThrow('needs CHANNEL_API_KEY');
  expect(() => readSettings({ ...given, CHANNEL_API_KEY: 'own' }, program)).not.toThrow();
  expect(() => readSettings({ NODE_ENV: 'production', STAND_INS: 'on' }, program)).not.toThrow();
});

test.each(['SHOP_ORIGN', 'SHOP-ORIGIN', 'shop_origin', 'CHANEL_API_KEYS', 'OIDC_SOMETHING', 'CART_TIMEOUT_MS'])(
  '%s is a mistake',
  (name) => {
    expect(unknownSettings({ [name]: 'x' }, program)).toEqual([expect.stringContaining(`${name}: is no setting`)]);
  },
);

test.each(['PATH', 'PORTS', 'SHOP_NAME', 'OIDC_CLAIMS', 'OIDC_SERVICE_HOST', 'OIDC_PORT_443_TCP_ADDR', 'npm_config_x'])(
  '%s is none of its business',
  (name) => {
    expect(unknownSettings({ [name]: 'x' }, program)).toEqual([]);
  },
);
