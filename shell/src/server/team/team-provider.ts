/** Sign-in of the team by the operator's identity provider (OpenID Connect, code flow with PKCE), so that each member has a name. */
import * as client from 'openid-client';
import { PATHS } from 'shared-domain/contracts/paths';
import type { TeamProviderSettings } from '../settings/team-settings';

const TIMEOUT_S = 5;

/** Kept by the browser, signed, between the two steps. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface TeamProvider {
  /** @returns where the browser signs in, and what it keeps until it returns. @throws Error when the provider does not answer */
  begin(): Promise<{ readonly location: string; readonly begun: BegunSignIn }>;
  /**
   * @param query of the address to which the provider has sent the browser
   * @returns the member's name; undefined when the person is not of the team
   * @throws Error when the answer is not the one to this sign-in, or the provider does not answer
   */
  finish(query: URLSearchParams, begun: BegunSignIn): Promise<string | undefined>;
}

export function createTeamProvider(settings: TeamProviderSettings, shopOrigin: string): TeamProvider {
  const redirectUri = `${shopOrigin}${PATHS.teamReturn}`;
  let known: client.Configuration | undefined;

  async function discovered(): Promise<client.Configuration> {
    const isPlain = settings.issuer.startsWith('http:');
    known ??= await client.discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_S,
      // An address without TLS is a developer's machine: production refuses it (settings/team-settings.ts).
      ...(isPlain && { execute: [client.allowInsecureRequests] }),
    });
    return known;
  }

  return {
    async begin() {
      const provider = await discovered();
      const begun = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const location = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { location: location.href, begun };
    },

    async finish(query, { state, nonce, verifier }) {
      const provider = await discovered();
      const tokens = await client.authorizationCodeGrant(provider, new URL(`${redirectUri}?${query.toString()}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const told: Claims = tokens.claims() ?? {};
      const subject = String(told['sub']);
      // Some providers put names and groups only there.
      const { userinfo_endpoint: hasMore } = provider.serverMetadata();
      const claims = hasMore
        ? { ...told, ...(await client.fetchUserInfo(provider, tokens.access_token, subject)) }
        : told;
      return isOfTeam(claims, settings.member) ? nameIn(claims) : undefined;
    },
  };
}

type Claims = Readonly<Record<string, unknown>>;

/** Keycloak nests its roles: 'realm_access.roles'. */
function isOfTeam(claims: Claims, { claim, value }: TeamProviderSettings['member']): boolean {
  const found = claim.split('.').reduce<unknown>((within, name) => (within as Claims | undefined)?.[name], claims);
  return [found].flat().some((one) => one === value);
}

const nameIn = ({ name, preferred_username: username, email, sub }: Claims): string =>
  String(name ?? username ?? email ?? sub).slice(0, 100);
