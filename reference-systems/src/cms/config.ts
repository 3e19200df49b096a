/** Where the CMS listens and which shop it includes header and footer from. */
export interface CmsConfig {
  readonly host: string;
  readonly port: number;
  /** Origin of the shop, without a slash at the end. */
  readonly shopOrigin: string;
  /** Key of the shop's channel, which browsers know too. */
  readonly channelApiKey: string;
  /** Origin of the operator's other systems: links to it are answered here too. */
  readonly portalOrigin: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readOrigin(environment: Environment, name: string, otherwise: string): string {
  const address = environment[name] ?? otherwise;
  if (!URL.canParse(address)) throw new Error(`${name} is no address: ${address}`);
  return new URL(address).origin;
}

/**
 * Reads CMS_HOST, CMS_PORT, SHOP_ORIGIN, CHANNEL_API_KEY and PORTAL_ORIGIN.
 *
 * @throws Error that names the invalid variable
 */
export function readCmsConfig(environment: Environment): CmsConfig {
  const port = Number(environment.CMS_PORT ?? 3030);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`CMS_PORT is no port: ${environment.CMS_PORT}`);
  const host = environment.CMS_HOST ?? '127.0.0.1';
  return {
    host,
    port,
    shopOrigin: readOrigin(environment, 'SHOP_ORIGIN', 'http://localhost:3000'),
    channelApiKey: environment.CHANNEL_API_KEY ?? 'reference',
    portalOrigin: readOrigin(environment, 'PORTAL_ORIGIN', `http://127.0.0.1:${port}`),
  };
}
