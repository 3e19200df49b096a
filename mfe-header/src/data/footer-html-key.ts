import type { SlotModule } from 'shared-domain/contracts/exposes';
import type { FooterData } from './footer-loader';
import { pricesNote } from './prices-note';

/** The footer is the same below all pages that say the same of their prices. */
export const footerHtmlKey: NonNullable<SlotModule<FooterData>['htmlKey']> = ({ appKey, pathname, realm }) =>
  `${appKey} ${pricesNote({ appKey, pathname, realm, cartRealm: null }) ?? ''}`;
