import type { SlotProps } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { getConfig } from 'shared-domain/runtime/config';
import type { FooterData } from '../data/footer-loader';
import { texts } from '../texts/nb';
import { SiteFooter } from '../ui/site-footer';
import { SiteOrigin } from '../ui/site-link';

/** An equipment agreement has prices of both kinds (P6-15). */
const VAT_NOTES: Readonly<Record<Realm, string | null>> = {
  B2C: texts.pricesWithVat,
  B2B: texts.pricesWithoutVat,
  UKKO: null,
};

/** The site's footer (F2.6). An open page has one footer for all its readers, and shows no prices of ours. */
export function FooterSlot({ data, realm, appKey }: SlotProps<FooterData>) {
  const { brand, shopOrigin } = getConfig();
  return (
    <SiteOrigin value={appKey === 'open-pages' ? shopOrigin : ''}>
      <SiteFooter brand={brand} footer={data.footer} note={appKey === 'open-pages' ? null : VAT_NOTES[realm]} />
    </SiteOrigin>
  );
}
