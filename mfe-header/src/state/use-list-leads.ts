import { useCallback } from 'react';
import type { ListLead } from 'shared-domain/catalogue/io';
import { type DomainId, searchRealm } from 'shared-domain/navigation';
import { listLeadsLoader } from '../data/lazy-loaders';
import { showListLeads, useHeader } from './header-store';

const NONE: readonly ListLead[] = [];

/** A product of each list of a domain, for its menus: none until they are expected. */
export function useListLeads(domain: DomainId | undefined) {
  const realm = searchRealm(domain);
  const leads = useHeader(({ listLeads }) => listLeads[realm]);
  const isKnown = leads !== undefined;
  const expect = useCallback(() => {
    if (isKnown) return;
    // Asked once.
    showListLeads(realm, NONE);
    listLeadsLoader(realm).then(
      (loaded) => showListLeads(realm, loaded),
      // The client logs a failed call, and the menus do without.
      () => undefined,
    );
  }, [isKnown, realm]);
  return { leads: leads ?? NONE, expectLeads: expect };
}
