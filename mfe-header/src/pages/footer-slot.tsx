import type { SlotProps } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { getConfig } from 'shared-domain/runtime/config';
import type { FooterData } from '../data/footer-loader';
import { texts } from '../texts/nb';
import { SiteFooter } from '../ui/site-footer';
import { SiteOrigin } from '../ui/site-link';

/** An open page has one footer for all its readers, and shows no prices of ours. */
function vatNote(realm: Realm, appKey: SlotProps<FooterData>['appKey']): string | null {
  if (appKey === 'open-pages') return null;
  return realm === 'B2C' ? texts.pricesWithVat : texts.pricesWithoutVat;
}

/** The site's footer (F2.6). */
export function FooterSlot({ data, realm, appKey }: SlotProps<FooterData>) {
  const { brand, shopOrigin } = getConfig();
  return (
    <SiteOrigin value={appKey === 'open-pages' ? shopOrigin : ''}>
      <SiteFooter brand={brand} footer={data.footer} note={vatNote(realm, appKey)} />
    </SiteOrigin>
  );
}
