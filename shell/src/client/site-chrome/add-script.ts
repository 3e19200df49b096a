import type { SiteChromeFile } from '../../page-state/site-chrome-data';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

let policy: ScriptUrlPolicy | undefined;

/**
 * Runs a script of the shop under its integrity.
 *
 * @param origin the only one that it may come from
 */
export function addScript({ href, integrity }: SiteChromeFile, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = urlPolicy(origin).createScriptURL(href);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(script);
  });
}

function urlPolicy(origin: string): ScriptUrlPolicy {
  const rules: ScriptUrlPolicy = {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== origin)
        throw new TypeError(`Script address of another origin: ${url}`);
      return url;
    },
  };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  };
  return (policy ??= trustedTypes?.createPolicy('shop-header-script', rules) ?? rules);
}
