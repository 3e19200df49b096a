import type { SlotModule, SlotProps } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import { useCart } from 'shared-domain/stores/cart-store';
import type { FooterData } from '../data/footer-loader';
import { pricesNote } from '../data/prices-note';
import { SiteFooter } from '../ui/site-footer';
import { SiteOrigin } from '../ui/site-link';

/** The footer is the same below all pages that say the same of their prices. */
export const footerHtmlKey: NonNullable<SlotModule<FooterData>['htmlKey']> = ({ appKey, pathname, realm }) =>
  `${appKey} ${pricesNote({ appKey, pathname, realm, cartRealm: null }) ?? ''}`;

/** The site's footer (F2.6). */
export function FooterSlot({ data, realm, appKey, pathname }: SlotProps<FooterData>) {
  const cartRealm = useCart(({ cart }) => cart?.realm ?? null);
  const { brand, shopOrigin } = getConfig();
  return (
    <SiteOrigin value={appKey === 'open-pages' ? shopOrigin : ''}>
      <SiteFooter brand={brand} footer={data.footer} note={pricesNote({ appKey, pathname, realm, cartRealm })} />
    </SiteOrigin>
  );
}
