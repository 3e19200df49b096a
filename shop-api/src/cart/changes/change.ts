import type { FinancingMethod } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { availableMethods, optionsOf, toUpdateFinancing } from 'shared-domain/purchase';
import { bindingIcimOf, LEASE_COMMITMENT_ICIM } from 'shared-domain/subscription';
import type { LedgerDetail } from '../orders/ledger';
import { type Line, type LineDiscount, QUANTITY_MAX, QUANTITY_MIN, type Swap } from '../orders/order';
import type { CartCatalogue, CartPlan, Goods, GoodsSales } from '../pricing/cart-catalogue';
import { refusals } from '../texts/nb';

export interface Refusal {
  /** Norwegian, for the shopper. */
  readonly message: string;
}

/** The new lines. Unchanged lines are the same objects. */
export type ChangeResult = Result<readonly Line[], Refusal>;

export interface ChangeContext {
  readonly realm: Realm;
  readonly lines: readonly Line[];
  readonly catalogue: CartCatalogue;
  /** The discount code of the update. */
  readonly discount: LineDiscount | null;
  /** The started swap of a phone, if any. */
  readonly swap: Swap | null;
  /** The ledger of the order, oldest first; read only for a restoring. */
  readonly history: readonly LedgerDetail[];
  /** Creates ids of lines and bundles. */
  readonly newId: () => string;
}

const SALES_REFUSALS: Readonly<Record<GoodsSales, ((name: string) => string) | null>> = {
  sellable: null,
  presale: null,
  'presale-later': refusals.presaleNotOpen,
  'not-sellable': refusals.notSellable,
};

export const refuse = (message: string): Result<never, Refusal> => failed({ message });

export const isQuantityAllowed = (quantity: number): boolean => quantity >= QUANTITY_MIN && quantity <= QUANTITY_MAX;

/** The goods if they are sold in the realm, else a refusal. Stock is checked separately, for all lines of a sku together. */
export function findSellableGoods(catalogue: CartCatalogue, sku: string, realm: Realm): Result<Goods, Refusal> {
  const goods = catalogue.findGoods(sku, realm);
  if (!goods) return refuse(refusals.unknownSku);
  if (!goods.realms.includes(realm)) return refuse(refusals.notSoldInRealm(goods.name));
  const refusal = SALES_REFUSALS[goods.sales];
  return refusal ? refuse(refusal(goods.name)) : ok(goods);
}

/** Whether there is stock for `pieces` in all of one sku. A presale needs no stock. */
export function checkStock(goods: Goods, pieces: number): Result<null, Refusal> {
  if (goods.sales === 'presale' || pieces <= goods.quantityInStock) return ok(null);
  return refuse(
    goods.quantityInStock === 0
      ? refusals.soldOut(goods.name)
      : refusals.tooFewInStock(goods.name, goods.quantityInStock),
  );
}

export const piecesOf = (lines: readonly Line[], sku: string): number =>
  lines.reduce((sum, line) => (line.kind === 'goods' && line.sku === sku ? sum + line.quantity : sum), 0);

/** Whether a plan's code asks for the binding of a lease with commitment (P3-12, P3-16). */
export const asksForCommitment = (planCode: string | null): boolean =>
  planCode !== null && bindingIcimOf(planCode) === LEASE_COMMITMENT_ICIM;

/** The plan if it is sold in the realm, and with the device if there is one; else a refusal. */
export function findSellablePlan(
  catalogue: CartCatalogue,
  code: string,
  realm: Realm,
  device: Pick<Goods, 'sku'> | null,
): Result<CartPlan, Refusal> {
  const plan = catalogue.findPlan(code);
  if (!plan || plan.isHidden || (!device && asksForCommitment(code))) return refuse(refusals.unknownPlan);
  if (!plan.realms.includes(realm)) return refuse(refusals.planNotSoldInRealm(plan.name));
  if (device && !catalogue.isPlanFor(code, device.sku)) return refuse(refusals.planNotSoldWithDevice(plan.name));
  return ok(plan);
}

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
