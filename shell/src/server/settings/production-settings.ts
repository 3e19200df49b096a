const REFERENCE_KEY = 'reference';
const REQUIRED = ['EDGE_KEY', 'TRUST_PROXY', 'SHOP_ORIGIN', 'REGISTRY_PUBLIC_KEY_FILE', 'CHANNEL_API_KEY'] as const;

/**
 * What a production start lacks; nothing on a developer's machine (STAND_INS=on). TRUST_PROXY has to be given, since a wrong number makes
 * all visitors one client: 0 says that no proxy is in front.
 */
export function missingSettings(env: NodeJS.ProcessEnv): readonly string[] {
  if (env['NODE_ENV'] !== 'production' || env['STAND_INS'] === 'on') return [];
  return REQUIRED.filter((name) => !env[name] || (name === 'CHANNEL_API_KEY' && env[name] === REFERENCE_KEY));
}
