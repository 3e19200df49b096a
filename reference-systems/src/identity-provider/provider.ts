import type * as oidc from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { IdentityConfig } from './identity-config';
import { errorPage, type IdentityPage, loggedOutPage, logoutPage } from './pages';
import { claimsOf, findPerson, teamClaimsOf } from './people';
import type { IdentityStore } from './store/identity-store';

export type ProviderModule = typeof oidc;

/** Makes the provider behave like another product, in tests. */
export interface OtherProduct {
  readonly issuer?: (issuer: string) => string;
  readonly configure: (configuration: Configuration) => Configuration;
  readonly extend: (provider: Provider) => void;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

function show(ctx: KoaContextWithOIDC, { status, headers, body }: IdentityPage): void {
  ctx.status = status;
  ctx.set({ ...headers });
  ctx.body = body;
}

/**
 * The OpenID Connect provider of the reference environment: code flow with PKCE for the public client that is the shop, and for
 * the one by which its team signs in; silent renewal, logout and revocation (F7.5-3, F2.10-1, F2.10-2).
 */
export function createProvider(
  { Provider }: ProviderModule,
  config: IdentityConfig,
  store: Pick<IdentityStore, 'adapter' | 'keys'>,
  product?: OtherProduct,
): Provider {
  const reference = configurationOf(config, store);
  const issuer = product?.issuer?.(config.issuer) ?? config.issuer;
  const provider = new Provider(issuer, product?.configure(reference) ?? reference);
  provider.proxy = config.trustProxy;
  product?.extend(provider);
  provider.use(async (ctx, next) => {
    await next();
    // A silent renewal ends inside an iframe of the shop.
    if (ctx.path === '/auth' && !ctx.response.get('content-security-policy'))
      ctx.set('content-security-policy', `frame-ancestors 'self' ${config.shopOrigin}`);
    // Without a content type, since clients try to parse an empty text body.
    if (ctx.path === '/token/revocation' && ctx.status === 200) {
      ctx.body = null;
      ctx.status = 200;
      ctx.remove('content-type');
    }
  });
  return provider;
}

function configurationOf(
  config: IdentityConfig,
  { adapter, keys }: Pick<IdentityStore, 'adapter' | 'keys'>,
): Configuration {
  const { shopOrigin } = config;
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: config.issuer.startsWith('https:') } as const;
  return {
    adapter,
    jwks: { keys: [...keys.jwks.keys] },
    cookies: {
      keys: [...keys.cookieKeys],
      long: cookie,
      short: cookie,
      names: { session: 'fjell_identity', interaction: 'fjell_interaction', resume: 'fjell_resume' },
    },
    clients: [
      {
        client_id: config.clientId,
        client_name: config.brand.name,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${shopOrigin}/webshop-next/login-return/`, `${shopOrigin}/webshop-next/login-silent/`],
        post_logout_redirect_uris: [`${shopOrigin}/webshop-next/login-return/`],
      },
      ...(config.team
        ? [
            {
              client_id: config.team.clientId,
              client_secret: config.team.clientSecret,
              client_name: `${config.brand.name}: butikkens team`,
              redirect_uris: [`${shopOrigin}/_shop/team/return`],
            },
          ]
        : []),
    ],
    clientBasedCORS: (_ctx, origin) => origin === shopOrigin,
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'groups'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'phone_number', 'is_retailer'],
      groups: ['groups'],
    },
    // The shop reads the name from the id token.
    conformIdTokenClaims: false,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: config.accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: DAY,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
    interactions: { url: (_ctx, interaction) => `/login/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const person = findPerson(sub);
      return person && { accountId: sub, claims: async () => ({ ...claimsOf(person), ...teamClaimsOf(person) }) };
    },
    loadExistingGrant: grantEverythingAsked,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      // The shop asks whether its tokens are still valid. Of another client's it learns nothing.
      introspection: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, logoutPage(config, form, ctx.oidc.entities.IdTokenHint !== undefined)),
        postLogoutSuccessSource: (ctx) => show(ctx, loggedOutPage(config)),
      },
    },
    renderError: (ctx) => show(ctx, errorPage(config, ctx.status)),
  };
}

/** Shop and provider belong to the same operator, so no consent is asked for. */
async function grantEverythingAsked(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(['openid profile', ...ctx.oidc.requestParamScopes].join(' '));
  await grant.save();
  return grant;
}
