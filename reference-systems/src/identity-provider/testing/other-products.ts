/** Configurations of the same server that differ from the reference provider as well-known products do. */
import type { ClientMetadata, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { findPerson, type Person } from '../people';
import type { OtherProduct } from '../provider';

export const CLIENT_SECRET = 'secret:of/the shop, 32 characters +';
export const AUDIENCE = 'https://api.shop.example/';
/** The second client of each provider, whose tokens are not for the shop. */
export const OTHER_CLIENT = 'another-app';
/** Longer than the shop renews before the end, 90 s. */
const ACCESS_TOKEN_SECONDS = 100;

interface Traits {
  readonly client?: Partial<ClientMetadata>;
  readonly claims: (person: Person) => Readonly<Record<string, unknown>>;
  /** Changes the claims of access tokens, which are JWTs; absent: they are opaque. */
  readonly signed?: (payload: Record<string, unknown>) => Record<string, unknown>;
  readonly introspection: 'confidential' | 'refused' | 'none';
  /** Whether the userinfo endpoint takes the shop's tokens. */
  readonly userinfo: boolean;
  readonly revocation: boolean;
  readonly endSession: boolean;
  /** Whether refresh tokens are given for offline_access only, without a prompt. */
  readonly offlineAccess: boolean;
  readonly issuerEndsWithSlash?: boolean;
}

const isJwt = (token: string): boolean => token.split('.').length === 3;
const bearerOf = (ctx: Pick<KoaContextWithOIDC, 'get'>): string => ctx.get('authorization').slice('Bearer '.length);
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Readonly<Record<string, string>>;

function configured(reference: Configuration, traits: Traits): Configuration {
  const { claims, client, signed, introspection } = traits;
  const [shop] = reference.clients ?? [];
  const names = new Set(['ingrid', 'kari'].flatMap((name) => Object.keys(claims(findPerson(name) as Person))));
  const resource = 'urn:api';
  return {
    ...reference,
    clients: [
      { ...shop, ...client, client_id: shop?.client_id ?? '' },
      { ...shop, client_id: OTHER_CLIENT },
    ],
    ttl: { ...reference.ttl, AccessToken: ACCESS_TOKEN_SECONDS },
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    scopes: ['openid', 'profile', 'offline'],
    claims: { openid: ['sub'], profile: [...names] },
    extraParams: ['audience'],
    issueRefreshToken: async (_ctx, _client, code) => !traits.offlineAccess || code.scopes.has('offline'),
    findAccount: (_ctx, sub) => {
      const person = findPerson(sub);
      return person && { accountId: sub, claims: async () => ({ sub, ...claims(person) }) };
    },
    formats: {
      customizers: {
        jwt: (_ctx, token, jwt) => {
          const { client_id: azp, ...payload } = jwt.payload as Record<string, unknown>;
          const sid = 'grantId' in token ? token.grantId : undefined;
          return Object.assign(jwt, { header: { typ: 'JWT' }, payload: { ...signed?.({ ...payload, azp }), sid } });
        },
      },
    },
    features: {
      ...reference.features,
      introspection: {
        ...reference.features?.introspection,
        enabled: introspection !== 'none',
      },
      revocation: { enabled: traits.revocation },
      rpInitiatedLogout: traits.endSession ? (reference.features?.rpInitiatedLogout ?? {}) : { enabled: false },
      resourceIndicators: {
        enabled: signed !== undefined,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: 'account',
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}

function extend(provider: Provider, traits: Traits): void {
  provider.use(async (ctx, next) => {
    // These products give refresh tokens for it without prompt=consent.
    if (ctx.path === '/auth') ctx.url = ctx.url.replace('offline_access', 'offline');
    if (ctx.path === '/token/introspection' && traits.introspection === 'refused') {
      ctx.status = 403;
      ctx.body = { error: 'invalid_request', error_description: 'Client not allowed.' };
      return;
    }
    if (ctx.path !== '/me' || !isJwt(bearerOf(ctx)) || !traits.userinfo) {
      await next();
      return;
    }
    // The library's endpoint takes no token that is for an API too.
    const { sid = '', sub = '', azp } = payloadOf(bearerOf(ctx));
    const person = (await provider.Grant.find(sid)) && azp !== undefined && findPerson(sub);
    ctx.status = person ? 200 : 401;
    ctx.body = person ? { sub, ...traits.claims(person) } : { error: 'invalid_token' };
  });
}

const product = (traits: Traits): OtherProduct => ({
  ...(traits.issuerEndsWithSlash && { issuer: (issuer) => `${issuer}/` }),
  configure: (reference) => configured(reference, traits),
  extend: (provider) => extend(provider, traits),
});

const names = ({ givenName, familyName }: Person) => ({ given_name: givenName, family_name: familyName });
const roleOf = ({ isRetailer }: Person): readonly string[] => (isRetailer ? ['butikk'] : ['kunde']);
/** Claims that make a token nearly 16 kB long. */
const groups = Array.from({ length: 280 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);

const keycloak: Traits = {
  claims: (person) => ({
    ...names(person),
    mobile: `+47${person.phoneNumber}`,
    realm_access: { roles: roleOf(person) },
  }),
  introspection: 'refused',
  userinfo: true,
  revocation: true,
  endSession: true,
  offlineAccess: false,
};

const auth0: Traits = {
  claims: (person) => ({
    ...names(person),
    'https://shop.example/phone': `+47${person.phoneNumber}`,
    'https://shop.example/customer': `4${person.phoneNumber}`,
    'https://shop.example/roles': roleOf(person),
  }),
  introspection: 'none',
  userinfo: true,
  revocation: true,
  endSession: false,
  offlineAccess: true,
  issuerEndsWithSlash: true,
};

/** The products by name. */
export const otherProducts: Readonly<Record<string, OtherProduct>> = {
  'keycloak-public': product({ ...keycloak, signed: (payload) => ({ ...payload, typ: 'Bearer' }) }),
  'keycloak-confidential': product({
    ...keycloak,
    client: { client_secret: CLIENT_SECRET, token_endpoint_auth_method: 'client_secret_basic' },
    introspection: 'confidential',
  }),
  'auth0-api': product({
    ...auth0,
    signed: (payload) => ({ ...payload, aud: [AUDIENCE, `${String(payload['iss'])}userinfo`] }),
  }),
  'auth0-opaque': product(auth0),
  entra: product({
    client: { client_secret: CLIENT_SECRET, token_endpoint_auth_method: 'client_secret_post' },
    claims: (person) => ({
      ...names(person),
      extension_phone: `+47${person.phoneNumber}`,
      roles: roleOf(person),
      groups,
    }),
    signed: (payload) => ({ ...payload, aud: AUDIENCE, ver: '2.0', groups }),
    introspection: 'none',
    userinfo: false,
    revocation: false,
    endSession: true,
    offlineAccess: true,
  }),
  signicat: product({
    client: {
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'ES256',
      jwks: JSON.parse(process.env['CLIENT_JWKS'] ?? '{}') as NonNullable<ClientMetadata['jwks']>,
    },
    claims: (person) => ({
      name: `${person.givenName} ${person.familyName}`,
      firstName: person.givenName,
      lastName: person.familyName,
      mobile: { number: person.phoneNumber },
      staff: roleOf(person).join(),
    }),
    introspection: 'refused',
    userinfo: true,
    revocation: true,
    endSession: false,
    offlineAccess: true,
  }),
};
