import { hasContrast, SIGN_CONTRAST, TEXT_CONTRAST } from '../../brand';
import { discountPercent, type Ore, subtractOre, ZERO } from '../../money';
import type { Offering, SubscriptionText } from '../model';
import { commitmentMultiplier } from './binding';
import { codePart } from './code-part';
import { familyDiscount, isStreamingBundle, listPrice, type PriceTerms, type PricedOffering } from './list-price';
import { resolvePlanKind } from './plan-kind';

/** Personas by exact code part, with or without 'MOBIL_' (F9.5-7). */
const PERSONAS: Readonly<Record<string, SubscriptionText>> = {
  X_NORMAL: { key: 'personaEveryday' },
  X_RASK: { key: 'personaStreaming' },
  X_MAX: { key: 'personaQuality' },
  '02GB': { key: 'personaLittle' },
  '06GB': { key: 'personaEveryday' },
  '10GB': { key: 'personaMuch' },
  '15GB': { key: 'personaMost' },
};

/** Plans that have a speedometer icon (F9.5-7). */
const SPEEDOMETERS = { X_NORMAL: 'speedometer-normal', X_RASK: 'speedometer-rask', X_MAX: 'speedometer-max' } as const;

export type Speedometer = (typeof SPEEDOMETERS)[keyof typeof SPEEDOMETERS];

const partOf = (offeringCode: string): string => codePart(offeringCode).replace(/^MOBIL_/, '');

/** The usage that a plan suits, or null. */
export const personaLabel = (offeringCode: string): SubscriptionText | null => PERSONAS[partOf(offeringCode)] ?? null;

/** The name of a plan's speedometer icon, or null. */
export const speedometerIcon = (offeringCode: string): Speedometer | null =>
  (SPEEDOMETERS as Readonly<Record<string, Speedometer>>)[partOf(offeringCode)] ?? null;

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

/** The percentage of the multiplier; a fixed reduction has no percentage and no badge (F9.10-4). */
function commitmentBadge(offering: PricedOffering, amount: Ore): SubscriptionText[] {
  if (isStreamingBundle(offering.offeringCode) || amount <= ZERO) return [];
  return [{ key: 'commitmentBadge', values: { amount, percent: discountPercent(commitmentMultiplier(offering)) } }];
}

/** A consumer's monthly discounts (F9.10-10..14): one badge per discount, and their sum when there are several. */
export function discountBadges(
  offering: PricedOffering,
  { isFamily = false, hasCommitment = false }: Omit<PriceTerms, 'realm'>,
): readonly SubscriptionText[] {
  const { amount, struck } = listPrice(offering, { isFamily, hasCommitment });
  if (struck === null) return [];
  const family = isFamily ? familyDiscount(offering) : ZERO;
  const firstYear = offering.firstYearDiscountAmount ?? ZERO;
  const badges: readonly SubscriptionText[] = [
    ...(family > ZERO ? [{ key: 'familyDiscountBadge', values: { amount: family } } as const] : []),
    ...commitmentBadge(offering, subtractOre(listPrice(offering, { isFamily }).amount, amount)),
    ...(firstYear > ZERO ? [{ key: 'firstYearBadge', values: { amount: firstYear } } as const] : []),
  ];
  return badges.length > 1
    ? [...badges, { key: 'totalDiscountBadge', values: { amount: subtractOre(struck, amount) } }]
    : badges;
}

const own = (text: string): SubscriptionText => ({ key: 'own', values: { text } });

/** The lines below a plan (F3.3-5, F9.9-2): its own, and with a family discount its line about that, else the shop's. */
export function planFooter(
  { footer = [], familyDiscountFooter }: Pick<Offering, 'footer' | 'familyDiscountFooter'>,
  hasFamilyDiscount: boolean,
): readonly SubscriptionText[] {
  const lines = footer.map(own);
  if (!hasFamilyDiscount) return lines;
  return [...lines, familyDiscountFooter ? own(familyDiscountFooter) : { key: 'familyDiscountIncluded' }];
}

/** A colour token of the design system, without '--'. */
export type PlanColour = 'brand-800' | 'brand-600';

/** Try-buy plans are dark purple, youth plans purple; others have no colour of their own (F9.5-8). */
const COLOURS: Readonly<Partial<Record<ReturnType<typeof resolvePlanKind>, PlanColour>>> = {
  'try-buy': 'brand-800',
  youth: 'brand-600',
};

export const planColour = (offering: Offering): PlanColour | null => COLOURS[resolvePlanKind(offering)] ?? null;
