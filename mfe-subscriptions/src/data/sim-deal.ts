import type { Ore } from 'shared-domain/money';
import { amountForRealm, bareCode, type Bundle } from 'shared-domain/subscription';

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
