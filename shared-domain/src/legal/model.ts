import type { Ore } from '../money';

/** The kind of a leased device that is named together with its plan. */
export type DeviceWithPlan = 'phone' | 'tablet' | 'router';
/** The kind of a leased device that is named by itself. */
export type DeviceAlone = 'watch' | 'smartHome';

interface Total {
  readonly total: Ore;
}

/** A text that the law requires at a price, as rules return it; `legalText` renders it in bokmål. */
export type LegalText =
  | {
      readonly key: 'deviceAndPlan';
      readonly values: Total & { readonly device: DeviceWithPlan; readonly months: number };
    }
  | { readonly key: 'deviceAlone'; readonly values: Total & { readonly device: DeviceAlone; readonly months: number } }
  | { readonly key: 'leaseAndPlan'; readonly values: Total & { readonly months: number } }
  | { readonly key: 'switchedPhone'; readonly values: Total & { readonly months: number } };
