/** Where the CMS stand-in listens and which shop it takes its frame from. */
export interface CmsConfig {
  readonly host: string;
  readonly port: number;
  /** Origin of the shop, without a slash at the end. */
  readonly shopOrigin: string;
}

/**
 * Reads CMS_HOST, CMS_PORT and SHOP_ORIGIN.
 *
 * @throws Error that names the variable which cannot be read
 */
export function readCmsConfig(environment: Readonly<Record<string, string | undefined>>): CmsConfig {
  const port = Number(environment.CMS_PORT ?? 3030);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`CMS_PORT is no port: ${environment.CMS_PORT}`);
  const origin = environment.SHOP_ORIGIN ?? 'http://localhost:3000';
  if (!URL.canParse(origin)) throw new Error(`SHOP_ORIGIN is no address: ${origin}`);
  return { host: environment.CMS_HOST ?? '127.0.0.1', port, shopOrigin: new URL(origin).origin };
}
