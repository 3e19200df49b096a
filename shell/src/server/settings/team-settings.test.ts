import { parseEnv } from './env';
import { teamProviderOf } from './team-settings';

const PROVIDER = {
  TEAM_OIDC_ISSUER: 'https://login.fjell.test',
  TEAM_OIDC_CLIENT_ID: 'team',
  TEAM_OIDC_CLIENT_SECRET: 'secret-of-the-client',
  TEAM_OIDC_MEMBER: 'realm_access.roles=shop=team',
};
const read = (variables: NodeJS.ProcessEnv) => parseEnv(variables, '/builds').teamProvider;

test('the provider of the team has its issuer, client, scope, and the claim of its members', () => {
  expect(read({})).toBeUndefined();
  expect(read(PROVIDER)).toEqual({
    issuer: 'https://login.fjell.test',
    clientId: 'team',
    clientSecret: 'secret-of-the-client',
    scope: 'openid profile',
    member: { claim: 'realm_access.roles', value: 'shop=team' },
  });
});

test.each(Object.keys(PROVIDER))('without %s the others stop the start', (name) => {
  expect(() => read({ ...PROVIDER, [name]: '' })).toThrow('are set together');
});

test.each([
  ['TEAM_OIDC_MEMBER', 'shop-team', "must be a claim and its value, 'groups=shop-team'"],
  ['TEAM_OIDC_CLIENT_SECRET', 'short', 'needs 16 characters'],
])('%s=%s stops the start', (name, value, message) => {
  expect(() => read({ ...PROVIDER, [name]: value })).toThrow(`${name}: ${message}`);
});

test('production asks the provider only over TLS, a developer’s machine without', () => {
  const given = {
    ...PROVIDER,
    TEAM_OIDC_ISSUER: 'http://login.fjell.test',
    TEAM_OIDC_SCOPE: 'openid',
    TEAM_OIDC_MEMBER: { claim: 'groups', value: 'shop-team' },
    ADMIN_PASSWORD: undefined,
    NODE_ENV: 'production',
  };
  expect(() => teamProviderOf({ ...given, STAND_INS: 'off' })).toThrow('must be an https address');
  expect(teamProviderOf({ ...given, STAND_INS: 'on' })?.issuer).toBe('http://login.fjell.test');
});
