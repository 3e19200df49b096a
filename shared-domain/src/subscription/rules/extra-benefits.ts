import { codePart } from './code-part';
import { UNLIMITED_DATA } from './data-text';

/** Benefits of every plan of the grouped card (F9.11-6). */
export const INCLUDED_IN_ALL = [UNLIMITED_DATA, 'Ubegrenset skylagring', 'Trygg surfing', '5G i hele Norge'] as const;

/** Additional benefits of Max and Max Plus (F9.11-5). */
export function extraBenefits(offeringCode: string, brandName: string): readonly string[] {
  const part = codePart(offeringCode);
  if (part === 'X_MAX_2025') return ['3 skjermbeskyttere i året'];
  return part === 'X_MAX_PLUS_2025'
    ? ['3 skjermbeskyttere i året', `${brandName} Trygg`, 'Inntil 2 ekstra SIM-kort']
    : [];
}
