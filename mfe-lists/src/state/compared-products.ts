import { useEffect, useSyncExternalStore } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { observedText } from 'shared-domain/device/storage';
import { useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { comparePath, formatCompared, MOST_COMPARED } from '../rules/compared-products';

const NONE: readonly string[] = [];
const compared = observedText(STORAGE_KEYS.comparedProducts);
/** The stored text and what it says: the same list as long as the text is. */
let last: { readonly text: string; readonly hrefs: readonly string[] } = { text: '', hrefs: NONE };

function parse(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored)
      ? stored
          .filter((href): href is string => typeof href === 'string' && href.startsWith('/'))
          .slice(0, MOST_COMPARED)
      : NONE;
  } catch {
    return NONE;
  }
}

function current(): readonly string[] {
  const text = compared.read();
  if (text !== last.text) last = { text, hrefs: parse(text) };
  return last.hrefs;
}

/** Keeps the paths of products to compare on this device. Without storage nothing is kept. */
export function setCompared(hrefs: readonly string[]): void {
  compared.keep(JSON.stringify(hrefs.slice(0, MOST_COMPARED)));
}

/** Chooses a product, or takes it back. A fourth one is not taken. */
export function toggleCompared(href: string): void {
  const hrefs = current();
  if (hrefs.includes(href)) setCompared(hrefs.filter((each) => each !== href));
  else if (hrefs.length < MOST_COMPARED) setCompared([...hrefs, href]);
}

/** Paths of the products that were chosen on this device; none on the server. */
export const useCompared = (): readonly string[] => useSyncExternalStore(compared.subscribe, current, () => NONE);

/** An address that names no products gets those of the realm that were chosen on this device. */
export function useComparedOnDevice(realm: Realm): void {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const chosen = useCompared().filter((href) => href.startsWith('/bedrift/') === (realm !== 'B2C'));
  const address = searchParams.has('varer') || chosen.length === 0 ? null : formatCompared(comparePath(realm), chosen);
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, navigate]);
}
