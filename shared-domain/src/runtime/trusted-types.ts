import { getConfig } from 'shared-domain/runtime/config';

/**
 * The Trusted Types policy of the page. It allows script addresses of the page's own origin and of the shop's, and no script text.
 *
 * Registered under a global key: a second copy of this module must not try to create the policy again.
 */
interface ScriptPolicy {
  createScriptURL(url: string): string;
}

const KEY = Symbol.for('shop.trusted-types@1');
const holder = globalThis as {
  [KEY]?: ScriptPolicy;
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};

const rules: ScriptPolicy = {
  createScriptURL(url) {
    // On open pages of the CMS, scripts come from the shop's origin.
    const { origin } = new URL(url, location.href);
    if (origin !== location.origin && !isShopScript(origin))
      throw new TypeError(`Script address of another origin: ${url}`);
    return url;
  },
};

const isShopScript = (origin: string) =>
  [getConfig().shopOrigin, ...(getConfig().scriptOrigins ?? [])].includes(origin);

/** @throws TypeError by its function for what is not allowed */
export function scriptPolicy(): ScriptPolicy {
  return (holder[KEY] ??= holder.trustedTypes?.createPolicy('shop', rules) ?? rules);
}
