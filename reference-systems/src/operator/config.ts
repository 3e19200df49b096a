import * as v from 'valibot';
import type { Brand } from 'shared-domain/brand';
import { readBrand } from 'shared-domain/brand/read-brand';
import { requireDevelopment } from '../development-only';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number));
const secret = v.pipe(v.string(), v.minLength(24, 'needs 24 characters'));
const url = v.pipe(
  v.string(),
  v.url('must be an address like https://…'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const environmentSchema = v.object({
  OPERATOR_PORT: v.optional(port, '3035'),
  OPERATOR_MAIL_PORT: v.optional(port, '3036'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  NODE_ENV: v.optional(v.string(), 'development'),
  SHOP_ORIGIN: v.optional(url, 'http://localhost:3000'),
  SHOP_API_URL: v.optional(url, 'http://localhost:3010'),
  ORDER_API_CLIENT: v.optional(v.pipe(v.string(), v.minLength(1)), 'operator'),
  ORDER_API_SECRET: secret,
  WEBHOOK_SECRET: secret,
  ORDER_COOKIE_SCOPE: v.optional(v.picklist(['domain', 'host']), 'domain'),
  BRAND_FILE: v.optional(v.string()),
});

export interface OperatorConfig {
  readonly port: number;
  /** Port of the mail server that takes what the shop sends. */
  readonly mailPort: number;
  readonly host: string;
  /** Name of the environment: 'production', 'development' … */
  readonly environment: string;
  readonly shopOrigin: string;
  readonly shopApiUrl: string;
  /** How this system proves who it is at the order API. */
  readonly client: { readonly name: string; readonly secret: string };
  /** Signs the events; shared with the API. */
  readonly webhookSecret: string;
  /** As the shell has it: the same cookies are set here. */
  readonly orderCookieScope?: 'host';
  readonly brand: Brand;
}

/** @throws Error with one line that names each variable that is wrong */
export function readOperatorConfig(env: NodeJS.ProcessEnv): OperatorConfig {
  requireDevelopment(env);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success)
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; '));
  const read = result.output;
  return {
    port: read.OPERATOR_PORT,
    mailPort: read.OPERATOR_MAIL_PORT,
    host: read.HOST,
    environment: read.NODE_ENV,
    shopOrigin: read.SHOP_ORIGIN,
    shopApiUrl: read.SHOP_API_URL,
    client: { name: read.ORDER_API_CLIENT, secret: read.ORDER_API_SECRET },
    webhookSecret: read.WEBHOOK_SECRET,
    ...(read.ORDER_COOKIE_SCOPE === 'host' && { orderCookieScope: read.ORDER_COOKIE_SCOPE }),
    brand: readBrand(read.BRAND_FILE),
  };
}
