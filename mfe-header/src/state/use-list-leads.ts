import { useCallback } from 'react';
import type { ListLead } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { DomainId } from 'shared-domain/navigation';
import { showListLeads, useHeader } from './header-store';

const NONE: readonly ListLead[] = [];

/**
 * A product of each list of a domain, for its menus: none until they are expected.
 *
 * @param load keeps its identity
 */
export function useListLeads(domain: DomainId | undefined, load: (realm: Realm) => Promise<readonly ListLead[]>) {
  const realm = domain === 'bedrift' ? 'B2B' : 'B2C';
  const leads = useHeader(({ listLeads }) => listLeads[realm]);
  const isKnown = leads !== undefined;
  const expect = useCallback(() => {
    if (isKnown) return;
    // Asked once.
    showListLeads(realm, NONE);
    void load(realm).then((loaded) => showListLeads(realm, loaded));
  }, [isKnown, realm, load]);
  return { leads: leads ?? NONE, expectLeads: expect };
}
