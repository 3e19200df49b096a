import type { Image } from 'shared-domain/catalogue';
import type { Ore } from 'shared-domain/money';
import {
  amountForRealm,
  bareCode,
  type Bundle,
  isForPhone,
  isStreamingBundle,
  type Offering,
  orderPlans,
  type SectionKind,
  sectionKindOf,
} from 'shared-domain/subscription';

/** A device at the price of a campaign that a business may order with a plan (F2.9-5, F3.6-1). */
export interface SimDeal {
  readonly sku: string;
  readonly name: string;
  /** Without VAT; null: not known. */
  readonly price: Ore | null;
  readonly isChosen: boolean;
}

/**
 * The device that goes with a business plan; null: the plan is ordered alone.
 *
 * @param hardware sku in the address: only a device of this plan is chosen by it
 */
export function simDealOf(bundles: readonly Bundle[], offeringCode: string, hardware: string | null): SimDeal | null {
  const ofPlan = bundles.filter((each) => bareCode(each.offeringCode) === bareCode(offeringCode));
  const holdsChosen = ({ variants }: Bundle): boolean => variants.some(({ sku }) => sku === hardware);
  const bundle = ofPlan.find(holdsChosen) ?? ofPlan[0];
  const [first] = bundle?.variants ?? [];
  if (!bundle || !first) return null;
  const isChosen = holdsChosen(bundle);
  const price = bundle.discountedPrice ?? bundle.salesPrice;
  return {
    sku: isChosen && hardware !== null ? hardware : first.sku,
    name: bundle.productName ?? bundle.title,
    price: price === undefined ? null : amountForRealm(price, 'B2B'),
    isChosen,
  };
}

/** A phone at its full price that a plan is chosen for (P7-14). */
export interface PlanDevice {
  readonly sku: string;
  /** 'Aurora 5 Pro, 256 GB, Lyng' */
  readonly name: string;
  readonly href: string;
  readonly image: Image;
  readonly price: Ore;
  /** Before an offer; absent without one. */
  readonly before?: Ore;
}

/** The plans that are sold with a phone: none of a watch, of a trial, or with a service in it. */
export const plansForPhone = (offerings: readonly Offering[]): readonly Offering[] =>
  offerings.filter(
    (plan) => plan.soldWithDevice && isForPhone(plan) && ['youth', 'ordinary', 'junior'].includes(sectionKindOf(plan)),
  );

export interface PlanPageSection {
  readonly kind: SectionKind;
  /** The id of the section's heading, for links into the page. */
  readonly id: string;
  readonly plans: readonly Offering[];
}

/** Sections in their order on the page. Youth plans are only there when they were chosen, so they come first. */
const SECTIONS: readonly Omit<PlanPageSection, 'plans'>[] = [
  { kind: 'youth', id: 'under-30' },
  { kind: 'ordinary', id: 'til-deg' },
  { kind: 'junior', id: 'barn-og-ungdom' },
  { kind: 'watch', id: 'smartklokke' },
  { kind: 'broadband', id: 'mobilt-bredband' },
  { kind: 'prepaid', id: 'kontantkort' },
  { kind: 'try-buy', id: 'prov-oss' },
];

/** A plan with a streaming service costs more than a plan alone: it comes after the others. */
const bundlesLast = (plans: readonly Offering[]): readonly Offering[] => {
  const isBundle = ({ offeringCode }: Offering): boolean => isStreamingBundle(offeringCode);
  return [...plans.filter((plan) => !isBundle(plan)), ...plans.filter(isBundle)];
};

/** The plans beside the grouped card by whom they are for, the lowest rank first (F9.6-1), children's by price; empty sections are left out. */
export function planSections(offerings: readonly Offering[]): readonly PlanPageSection[] {
  const plans = orderPlans(offerings);
  return SECTIONS.map(({ kind, id }) => {
    const own = plans.filter((plan) => sectionKindOf(plan) === kind);
    // What a family compares is the price: children's codes have ranks of two kinds.
    if (kind === 'junior') own.sort((one, other) => one.monthlyOfferingPrice - other.monthlyOfferingPrice);
    return { kind, id, plans: bundlesLast(own) };
  }).filter((section) => section.plans.length > 0);
}
