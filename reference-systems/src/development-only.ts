/**
 * These systems have public passwords and take no money: they start on a developer's machine only, which STAND_INS=on says, and not for an address
 * by https.
 *
 * @throws Error that says why they do not start
 */
export function requireDevelopment({ STAND_INS, ...env }: NodeJS.ProcessEnv): void {
  if (STAND_INS !== 'on')
    throw new Error('It is a demonstration, with public passwords: it starts with STAND_INS=on only');
  const wrong = ['SHOP_ORIGIN', 'OIDC_ISSUER'].filter((name) => env[name]?.toLowerCase().startsWith('https:'));
  if (wrong.length > 0) throw new Error(`STAND_INS=on does not go with an https origin: ${wrong.join(', ')}`);
}
