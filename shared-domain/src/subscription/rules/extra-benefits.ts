import type { SubscriptionText } from '../model';
import { codePart } from './code-part';

/** Benefits of every plan of the grouped card (F9.11-6). */
export const INCLUDED_IN_ALL: readonly SubscriptionText[] = [
  { key: 'unlimitedData' },
  { key: 'cloudStorage' },
  { key: 'safeSurfing' },
  { key: 'fiveG' },
];

/** Additional benefits of Max and Max Plus (F9.11-5). */
export function extraBenefits(offeringCode: string, brandName: string): readonly SubscriptionText[] {
  const part = codePart(offeringCode);
  if (part === 'X_MAX_2025') return [{ key: 'screenProtectors' }];
  return part === 'X_MAX_PLUS_2025'
    ? [{ key: 'screenProtectors' }, { key: 'brandSafety', values: { brandName } }, { key: 'extraSims' }]
    : [];
}
