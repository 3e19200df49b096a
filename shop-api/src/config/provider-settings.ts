/** The settings of the operator's identity provider, and of the shop's client there. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { notBlank, onOff, setting, url } from 'shared-domain/servers/settings';

const claim = v.optional(notBlank);

/** Names of claims; `a.b` is the field b of the claim a. */
const claimsSchema = v.strictObject({
  name: claim,
  givenName: claim,
  familyName: claim,
  phoneNumber: claim,
  customerNumber: claim,
  /** A text or a list of texts; read only with `retailerRole`. */
  roles: claim,
  /** The role of store staff. Absent: the claim is_retailer says who they are. */
  retailerRole: claim,
});

export type ClaimNames = v.InferOutput<typeof claimsSchema>;

export const providerEnvironment = {
  OIDC_ISSUER: setting('`issuer` of the [identity provider](operator.md#login)', url, 'http://localhost:3020'),
  OIDC_CLIENT_ID: setting("the shop's client there; tokens of others are refused", notBlank, 'webshop'),
  OIDC_CLIENT_TYPE: v.optional(v.picklist(['public', 'confidential'])),
  OIDC_CLIENT_SECRET: setting("the client's secret", notBlank),
  OIDC_CLIENT_AUTH: setting(
    'how the secret is sent: `client_secret_basic` or `client_secret_post`',
    v.picklist(['client_secret_basic', 'client_secret_post']),
    'client_secret_basic',
  ),
  OIDC_PRIVATE_KEY_FILE: setting(
    'instead of a secret of the client: PEM (PKCS #8), or a JWK with its `kid`, for `private_key_jwt`',
    notBlank,
  ),
  OIDC_AUDIENCE: v.optional(notBlank),
  OIDC_USERINFO: setting("`off`: userinfo is not for the shop's tokens, whose own claims count", onOff, 'on'),
  OIDC_CLAIMS: setting(
    "JSON: the provider's names for `name`, `givenName`, `familyName`, `phoneNumber`, `customerNumber`, `roles` (`a.b` is field b of a), and the `retailerRole` of store staff, else the claim `is_retailer`",
    v.pipe(v.string(), v.parseJson(undefined, 'must be JSON, e.g. {"phoneNumber":"mobile"}'), claimsSchema),
    '{}',
  ),
};

/** A private key as a JWK. */
export interface ClientKey {
  readonly jwk: Readonly<Record<string, unknown>>;
  readonly algorithm: string;
  readonly keyId?: string;
}

export interface ProviderSettings {
  /** Without a slash at the end. */
  readonly issuer: string;
  /** The shop's client at that provider: tokens of other clients are refused. */
  readonly clientId: string;
  /** How the client proves who it is; absent: it is a public one. */
  readonly clientSecret?: string;
  readonly clientAuth: 'client_secret_basic' | 'client_secret_post';
  readonly clientKey?: ClientKey;
  /** Access tokens have to be for it as well. */
  readonly audience?: string;
  /** False: the userinfo endpoint is not for the shop's tokens, whose claims count instead. */
  readonly hasUserinfo: boolean;
  readonly claims: ClaimNames;
}

type Environment = v.InferOutput<v.ObjectSchema<typeof providerEnvironment, undefined>>;

/** @throws Error with one line that names the variable that is wrong */
export function readProviderSettings(env: Environment): ProviderSettings {
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_PRIVATE_KEY_FILE: keyFile, OIDC_AUDIENCE: audience } = env;
  if (clientSecret !== undefined && keyFile !== undefined)
    throw new Error('OIDC_CLIENT_SECRET and OIDC_PRIVATE_KEY_FILE exclude each other');
  const type = clientSecret === undefined && keyFile === undefined ? 'public' : 'confidential';
  if ((env.OIDC_CLIENT_TYPE ?? type) !== type)
    throw new Error(`OIDC_CLIENT_TYPE contradicts the client's secret or key: it is ${type}`);
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientAuth: env.OIDC_CLIENT_AUTH,
    ...(clientSecret !== undefined && { clientSecret }),
    ...(keyFile !== undefined && { clientKey: readKey(keyFile) }),
    ...(audience !== undefined && { audience }),
    hasUserinfo: env.OIDC_USERINFO === 'on',
    claims: env.OIDC_CLAIMS,
  };
}

const jwkSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ alg: v.optional(v.string()), kid: v.optional(v.string()) }),
);

/** @param file a private key in PEM form (PKCS #8), or as a JWK with its `kid` */
function readKey(file: string): ClientKey {
  try {
    const content = readFileSync(file, 'utf8');
    const given = v.safeParse(jwkSchema, content);
    const key = createPrivateKey(given.success ? { key: given.output, format: 'jwk' } : content);
    const { alg, kid: keyId } = given.success ? given.output : {};
    const jwk = { ...key.export({ format: 'jwk' }) };
    return { jwk, algorithm: alg ?? algorithmOf(key), ...(keyId !== undefined && { keyId }) };
  } catch (error) {
    throw new Error(`OIDC_PRIVATE_KEY_FILE: ${file} holds no RSA, P-256 or Ed25519 private key`, { cause: error });
  }
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): string {
  if (type === 'rsa') return 'RS256';
  if (type === 'ed25519') return 'EdDSA';
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'ES256';
  throw new Error(`No algorithm is known for a key of type ${type}`);
}
