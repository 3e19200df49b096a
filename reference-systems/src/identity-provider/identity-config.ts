import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Brand } from 'shared-domain/brand';
import { readBrand } from 'shared-domain/brand/read-brand';
import { requireDevelopment } from '../development-only';
import { defaultData } from '../folders';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number));
const url = v.pipe(
  v.string(),
  v.url('must be an address like https://…'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const environmentSchema = v.object({
  IDENTITY_PORT: v.optional(port, '3020'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  OIDC_ISSUER: v.optional(url),
  OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.minLength(1)), 'webshop'),
  TEAM_OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  TEAM_OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'needs 16 characters'))),
  SHOP_ORIGIN: v.optional(url, 'http://localhost:3000'),
  BRAND_FILE: v.optional(v.string()),
  DATA_DIR: v.optional(v.string()),
  TRUST_PROXY: v.optional(v.string(), ''),
  IDENTITY_ACCESS_TOKEN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be a number of seconds'), v.transform(Number)),
    '3600',
  ),
});

export interface IdentityConfig {
  readonly port: number;
  readonly host: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The client by which members of the shop's team sign in to its pages. */
  readonly team?: { readonly clientId: string; readonly clientSecret: string } | undefined;
  readonly shopOrigin: string;
  readonly brand: Brand;
  /** Holds keys and store, of one process. */
  readonly folder: string;
  readonly trustProxy: boolean;
  readonly accessTokenSeconds: number;
}

/** @throws Error with one line that names each variable that is wrong */
export function readIdentityConfig(env: NodeJS.ProcessEnv): IdentityConfig {
  requireDevelopment(env);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success)
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; '));
  const read = result.output;
  const issuer = read.OIDC_ISSUER ?? `http://localhost:${read.IDENTITY_PORT}`;
  return {
    port: read.IDENTITY_PORT,
    host: read.HOST,
    issuer,
    clientId: read.OIDC_CLIENT_ID,
    ...(read.TEAM_OIDC_CLIENT_ID !== undefined &&
      read.TEAM_OIDC_CLIENT_SECRET !== undefined && {
        team: { clientId: read.TEAM_OIDC_CLIENT_ID, clientSecret: read.TEAM_OIDC_CLIENT_SECRET },
      }),
    shopOrigin: read.SHOP_ORIGIN,
    brand: readBrand(read.BRAND_FILE),
    folder: join(read.DATA_DIR === undefined ? defaultData() : resolve(read.DATA_DIR), 'identity'),
    // This process speaks HTTP only: an https address is a proxy's.
    accessTokenSeconds: read.IDENTITY_ACCESS_TOKEN_SECONDS,
    trustProxy: issuer.startsWith('https:') || read.TRUST_PROXY === 'true' || read.TRUST_PROXY === '1',
  };
}
