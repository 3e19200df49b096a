import type { SlotProps } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import type { FooterData } from '../data/footer-loader';
import { SiteFooter } from '../ui/site-footer';
import { SiteOrigin } from '../ui/site-link';

/** The site's footer (F2.6). */
export function FooterSlot({ data, appKey }: SlotProps<FooterData>) {
  const { brand, shopOrigin } = getConfig();
  return (
    <SiteOrigin value={appKey === 'open-pages' ? shopOrigin : ''}>
      <SiteFooter brand={brand} footer={data.footer} />
    </SiteOrigin>
  );
}
