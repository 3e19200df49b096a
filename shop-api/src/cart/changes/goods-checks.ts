import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { type Line, QUANTITY_MAX, QUANTITY_MIN } from '../orders/order';
import type { CartCatalogue, Goods, GoodsSales, Plan } from '../pricing/cart-catalogue';
import { refusals } from '../texts/nb';
import type { Refusal } from './change';

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

/** The plan if it is sold in the realm, and with the device if there is one; else a refusal. */
export function findSellablePlan(
  catalogue: CartCatalogue,
  code: string,
  realm: Realm,
  device: Pick<Goods, 'sku'> | null,
): Result<Plan, Refusal> {
  const plan = catalogue.findPlan(code);
  if (!plan || plan.isHidden) return refuse(refusals.unknownPlan);
  if (!plan.realms.includes(realm)) return refuse(refusals.planNotSoldInRealm(plan.name));
  if (device && !catalogue.isPlanFor(code, device.sku)) return refuse(refusals.planNotSoldWithDevice(plan.name));
  return ok(plan);
}
