import type { Image } from 'shared-domain/catalogue';
import type { Ore } from 'shared-domain/money';
import { type Offering, sectionKindOf } from 'shared-domain/subscription';
import { isForPhone } from '../rules/phone-plan';

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
