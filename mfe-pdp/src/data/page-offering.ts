import type { Offering, PlanText } from 'shared-domain/subscription';

/** A plan with what its card says below the price, which is found out where the plans are read: its rules are no part of the first view. */
export interface PageOffering extends Offering {
  /** The price after the first year, or the trial period (F9.5-4, F9.5-6). */
  readonly note?: PlanText;
}
