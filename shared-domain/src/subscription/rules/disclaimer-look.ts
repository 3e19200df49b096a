import { hasContrast, SIGN_CONTRAST, TEXT_CONTRAST } from '../../brand';
import type { Offering } from '../model';

/** Colours of the editors for the price disclaimer of a plan. */
export interface DisclaimerLook {
  readonly ground: string;
  readonly ink: string;
  /** Null: the icon has the colour of the text. */
  readonly icon: string | null;
}

/**
 * The colours of a price disclaimer (P3-21, F3.3-5). They count only where they can be read: text at 4.5:1 on its ground, the icon at 3:1.
 *
 * @returns null: the disclaimer looks like the text around it
 */
export function disclaimerLook({
  backroundColor: ground,
  textColor: ink,
  iconColor: icon,
}: NonNullable<Offering['priceDisclaimer']>): DisclaimerLook | null {
  if (ground === undefined || ink === undefined || !hasContrast(ink, ground, TEXT_CONTRAST)) return null;
  return { ground, ink, icon: icon !== undefined && hasContrast(icon, ground, SIGN_CONTRAST) ? icon : null };
}
