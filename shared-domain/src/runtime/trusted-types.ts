/**
 * The one Trusted Types policy of the page. It lets through script addresses of our own origin, nothing else.
 *
 * Registered under a global key: a second copy of this module must not try to create the policy again.
 */
interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

const KEY = Symbol.for('shop.trusted-types@1');
const holder = globalThis as {
  [KEY]?: ScriptUrlPolicy;
  trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
};

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Script address of another origin: ${url}`);
    return url;
  },
};

export function scriptUrlPolicy(): ScriptUrlPolicy {
  return (holder[KEY] ??= holder.trustedTypes?.createPolicy('shop', rules) ?? rules);
}
