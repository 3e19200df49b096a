import * as v from 'valibot';
import { notBlank, secretOf, setting, url } from 'shared-domain/servers/settings';

/** How members of the team sign in: by a provider each with a name, or all by one password. */
export const teamSchema = {
  ADMIN_PASSWORD: setting(
    'at least 16 characters: opens the pages of the team by basic authentication, to programs such as `watch`, and to people while there is no `TEAM_OIDC_ISSUER`. Without both there are no such pages',
    secretOf(16),
  ),
  TEAM_OIDC_ISSUER: setting(
    "set with the client and its secret: members of the team sign in by this provider to the [waiting room](../shop-api/README.md#waiting-room)'s page and those of the shell below `/_shop/`, and are named in logs and changes. The client's return address is `/_shop/team/return`",
    url,
  ),
  TEAM_OIDC_CLIENT_ID: setting("client of the team's provider", notBlank),
  TEAM_OIDC_CLIENT_SECRET: setting('secret of that client, at least 16 characters', secretOf(16)),
  TEAM_OIDC_SCOPE: setting('what a login of the team asks for', notBlank, 'openid profile'),
  TEAM_OIDC_MEMBER: setting(
    'claim and value of the members, `groups=shop-team` or `realm_access.roles=shop-team`',
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
