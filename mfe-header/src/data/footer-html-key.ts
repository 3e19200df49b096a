import type { SlotModule } from 'shared-domain/contracts/exposes';
import type { FooterData } from './footer-loader';

/** The footer is the same below every page of the shop for private customers, and below every other one. */
export const footerHtmlKey: NonNullable<SlotModule<FooterData>['htmlKey']> = ({ appKey, realm }) =>
  `${appKey} ${realm === 'B2C'}`;
