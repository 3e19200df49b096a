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

/** Financing that remains available during a swap (P4-43). */
const typesDuringSwap = (productType: string): readonly FinancingType[] =>
  optionsOf(availableMethods(METHODS, { isLoggedIn: true, isReSwitch: true, productType })).map(
    (option) => toUpdateFinancing(option).financingType,
  );

/**
 * Whether the swap rules allow a financing: 'reswitch' needs a started swap; during one, a 'switch' is that swap, at most once, and
 * nothing else can be financed (P4-43, P6-13).
 *
 * @returns true when the device replaces the returned one
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
