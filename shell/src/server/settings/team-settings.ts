import * as v from 'valibot';
import { notBlank, url } from './values';

/** How members of the team sign in: by a provider each with a name, or all by one password. */
export const teamSchema = {
  /** Opens the pages of the team (team/team-login.ts) to programs, and to people while there is no provider. */
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(16, 'needs 16 characters'))),
  TEAM_OIDC_ISSUER: v.optional(url),
  TEAM_OIDC_CLIENT_ID: v.optional(notBlank),
  TEAM_OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'needs 16 characters'))),
  TEAM_OIDC_SCOPE: v.optional(notBlank, 'openid profile'),
  /** Claim and value of the members: 'groups=shop-team', 'realm_access.roles=shop-team'. */
  TEAM_OIDC_MEMBER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^=\s]+=.+$/, "must be a claim and its value, 'groups=shop-team'"),
      v.transform((text) => ({
        claim: text.slice(0, text.indexOf('=')),
        value: text.slice(text.indexOf('=') + 1),
      })),
    ),
  ),
};

export interface TeamProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Who is a member: whose claim has the value, or a list with it. */
  readonly member: { readonly claim: string; readonly value: string };
}

type Given = v.InferOutput<v.ObjectSchema<typeof teamSchema, undefined>> & {
  readonly NODE_ENV: string;
  readonly STAND_INS: 'on' | 'off';
};

/** @returns undefined without a provider. @throws Error when only some of its settings are there, or it would be asked without TLS in production */
export function teamProviderOf({
  TEAM_OIDC_ISSUER: issuer,
  TEAM_OIDC_CLIENT_ID: clientId,
  TEAM_OIDC_CLIENT_SECRET: clientSecret,
  TEAM_OIDC_MEMBER: member,
  TEAM_OIDC_SCOPE: scope,
  NODE_ENV,
  STAND_INS,
}: Given): TeamProviderSettings | undefined {
  if (!issuer && !clientId && !clientSecret && !member) return undefined;
  if (!issuer || !clientId || !clientSecret || !member)
    throw new Error(
      'TEAM_OIDC_ISSUER, TEAM_OIDC_CLIENT_ID, TEAM_OIDC_CLIENT_SECRET and TEAM_OIDC_MEMBER are set together.',
    );
  if (NODE_ENV === 'production' && STAND_INS === 'off' && !issuer.startsWith('https:'))
    throw new Error('TEAM_OIDC_ISSUER: must be an https address.');
  return { issuer, clientId, clientSecret, scope, member };
}
