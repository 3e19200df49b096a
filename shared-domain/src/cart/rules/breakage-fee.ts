import type { ItemTree } from '../model';

/** The info bubble about the breakage fee (F9.1-24). */
export const BREAKAGE_FEE_TITLE = 'Hva er bruddgebyr?';
export const BREAKAGE_FEE_TEXT =
  'Bruddgebyret tilsvarer den samlede kampanjerabatten. Det synker hver måned gjennom avtaleperioden, regnet fra da avtalen ble inngått. Beløpet kommer på neste faktura.';

/** Whether a row has an info bubble (F4.1-10): only the breakage fee (F9.1-24). */
export const hasBreakageInfo = ({ type }: Pick<ItemTree, 'type'>): boolean => type === 'BREAKAGE_FEE';

/**
 * The open bubbles after a click on one (F4.1-10): each opens and closes independently.
 *
 * @param open cartItemIds of the rows whose bubble is open
 */
export function toggleBreakageInfo(
  open: readonly string[],
  item: Pick<ItemTree, 'type' | 'cartItemId'>,
): readonly string[] {
  if (!hasBreakageInfo(item)) return open;
  return open.includes(item.cartItemId) ? open.filter((id) => id !== item.cartItemId) : [...open, item.cartItemId];
}
