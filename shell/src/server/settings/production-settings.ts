/** Key of the channel API in the reference environment, which an operator's shop may not have. */
export const REFERENCE_KEY = 'reference';
const REQUIRED = [
  'EDGE_KEY',
  'TRUST_PROXY',
  'SHOP_ORIGIN',
  'SHOP_API_URL',
  'OIDC_ISSUER',
  'REGISTRY_PUBLIC_KEY_FILE',
  'CHANNEL_API_KEY',
  'DATA_DIR',
] as const;

/**
 * Lists what a production start lacks; nothing on a developer's machine (STAND_INS=on). TRUST_PROXY has to be given, since a wrong number makes
 * all visitors one client: 0 says that no proxy is in front. DATA_DIR has to be given, since builds and verdicts would otherwise be in
 * whichever folder the shell was started from.
 */
export function missingSettings(env: NodeJS.ProcessEnv): readonly string[] {
  if (env['NODE_ENV'] !== 'production' || env['STAND_INS'] === 'on') return [];
  return REQUIRED.filter((name) => !env[name] || (name === 'CHANNEL_API_KEY' && env[name] === REFERENCE_KEY));
}

export const describeMissing = (names: readonly string[]): string =>
  `A production start of the shell needs ${names.join(', ')} (CHANNEL_API_KEY other than «${REFERENCE_KEY}»). A developer's machine sets STAND_INS=on instead.`;
