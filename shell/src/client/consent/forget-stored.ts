import type { ConsentPurpose } from 'shared-domain/contracts/consent-purposes';
import { parentDomain } from 'shared-domain/contracts/cookie-domain';
import { STORED_ITEMS } from 'shared-domain/contracts/stored-items';

/** Removes what the shop stored for these purposes. */
export function forgetStored(purposes: readonly ConsentPurpose[]): void {
  const domain = parentDomain(location.hostname);
  for (const { name, where, purpose } of STORED_ITEMS) {
    if (purpose === 'necessary' || !purposes.includes(purpose)) continue;
    if (where === 'cookie') document.cookie = `${name}=; Max-Age=0; Path=/${domain ? `; Domain=${domain}` : ''}`;
    else forgetEntry(where, name);
  }
}

function forgetEntry(where: 'local' | 'session', name: string): void {
  try {
    (where === 'local' ? localStorage : sessionStorage).removeItem(name);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
