import {
  isStreamingBundle,
  type Offering,
  orderPlans,
  type SectionKind,
  sectionKindOf,
} from 'shared-domain/subscription';

export interface PlanSection {
  readonly kind: SectionKind;
  /** Of the section's heading, for links into the page. */
  readonly id: string;
  readonly plans: readonly Offering[];
}

/** Sections in their order on the page. Youth plans are only there when they were chosen, so they come first. */
const SECTIONS: readonly Omit<PlanSection, 'plans'>[] = [
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

/** The plans beside the grouped card by whom they are for, the lowest rank first (F9.6-1); empty sections are left out. */
export function planSections(offerings: readonly Offering[]): readonly PlanSection[] {
  const plans = orderPlans(offerings);
  return SECTIONS.map(({ kind, id }) => ({
    kind,
    id,
    plans: bundlesLast(plans.filter((plan) => sectionKindOf(plan) === kind)),
  })).filter((section) => section.plans.length > 0);
}
