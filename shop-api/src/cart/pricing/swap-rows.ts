import { type Ore, ZERO } from 'shared-domain/money';
import type { GoodsLine, Swap } from '../orders/order';
import { swap as texts } from '../texts/nb';

/** Rows that a swap adds (F3.1-16). They are computed from the agreement and are no lines of the order. */
export interface SwapRow {
  readonly kind: 'swap';
  readonly type: 'RESWITCH_EXISTING_HARDWARE' | 'SWITCH_REMAINING_COST' | 'BREAKAGE_FEE';
  readonly bundleId: string;
  readonly name: string;
  /** On the next invoice (F9.1-24); 0: no price. */
  readonly firstInvoiceOre: Ore;
}

/** The returned phone, then the rest of the agreement and the fee for ending it early, if any. */
export function swapRowsOf({ bundle }: Pick<GoodsLine, 'bundle'>, swap: Swap | null): readonly SwapRow[] {
  if (!bundle?.isReSwitch || !swap) return [];
  const row = (type: SwapRow['type'], name: string, firstInvoiceOre: Ore): SwapRow => ({
    kind: 'swap',
    type,
    bundleId: bundle.id,
    name,
    firstInvoiceOre,
  });
  return [
    row('RESWITCH_EXISTING_HARDWARE', texts.givenBack(swap.name), ZERO),
    ...(swap.remainingOre > 0
      ? [row('SWITCH_REMAINING_COST', texts.remaining(swap.monthsLeft), swap.remainingOre)]
      : []),
    ...(swap.breakageFeeOre > 0 ? [row('BREAKAGE_FEE', texts.breakageFee, swap.breakageFeeOre)] : []),
  ];
}
