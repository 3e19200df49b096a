import type { FinancingMethod } from 'shared-domain/catalogue';
import { ok, type Result } from 'shared-domain/kernel';
import { availableMethods, optionsOf, toUpdateFinancing } from 'shared-domain/purchase';
import type { Goods } from '../pricing/cart-catalogue';
import { refusals } from '../texts/nb';
import type { ChangeContext, Refusal } from './change';
import { refuse } from './goods-checks';

const METHODS: readonly FinancingMethod[] = [
  { alternative_id: 'upfront', heading: '', financingOptions: [{ alternative_id: 'upfront', heading: '' }] },
  { alternative_id: 'switch', heading: '', financingOptions: [{ alternative_id: 'existing-switch', heading: '' }] },
];

type FinancingType = ReturnType<typeof toUpdateFinancing>['financingType'];

/** Ways to pay that are left while a phone is swapped (P4-43). */
const typesDuringSwap = (productType: string): readonly FinancingType[] =>
  optionsOf(availableMethods(METHODS, { isLoggedIn: true, isReSwitch: true, productType })).map(
    (option) => toUpdateFinancing(option).financingType,
  );

/**
 * Whether goods may be paid in a way, as far as swaps go: 'reswitch' needs a swap that is under way, and while one is under way a
 * switch is that swap, once, and nothing else is financed (P4-43, P6-13).
 *
 * @returns true: the device takes the place of the one that is given back
 */
export function checkSwap(
  { lines, swap }: Pick<ChangeContext, 'lines' | 'swap'>,
  goods: Pick<Goods, 'type'>,
  asked: FinancingType,
): Result<boolean, Refusal> {
  if (!swap) return asked === 'reswitch' ? refuse(refusals.swapNotStarted) : ok(false);
  const type = asked === 'switch' ? 'reswitch' : asked;
  if (!typesDuringSwap(goods.type).includes(type)) return refuse(refusals.swapUnderWay);
  if (type !== 'reswitch') return ok(false);
  const isTaken = lines.some((line) => line.kind === 'goods' && line.bundle?.isReSwitch);
  return isTaken ? refuse(refusals.swapTaken) : ok(true);
}
