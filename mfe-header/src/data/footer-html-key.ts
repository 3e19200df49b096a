import type { SlotModule } from 'shared-domain/contracts/exposes';
import type { FooterData } from './footer-loader';

/** The footer is the same below every page of a realm. */
export const footerHtmlKey: NonNullable<SlotModule<FooterData>['htmlKey']> = ({ appKey, realm }) =>
  `${appKey} ${realm}`;
