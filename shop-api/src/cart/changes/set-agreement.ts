import { ok } from 'shared-domain/kernel';
import { bundleIdOf, type GoodsLine, type Line, type SubscriptionLine } from '../orders/order';
import type { AgreementChoice } from '../pricing/cart-catalogue';
import { refusals } from '../texts/nb';
import type { ChangeContext, ChangeResult } from './change';
import { checkStock, findSellableGoods, piecesOf, refuse } from './goods-checks';

interface SetAgreement {
  readonly sku: string;
  readonly choice: AgreementChoice;
}

/** Sets the device of an equipment agreement and its included plan (P7-4, P6-15). An order has one; a new one replaces it. */
export function setAgreement(context: ChangeContext, { sku, choice }: SetAgreement): ChangeResult {
  const found = findSellableGoods(context.catalogue, sku, context.realm);
  if (!found.ok) return found;
  const goods = found.value;
  const agreement = context.realm === 'UKKO' ? context.catalogue.findAgreement(sku, choice) : null;
  if (!agreement) return refuse(refusals.financingNotOffered(goods.name));
  const { months, planCode } = agreement;
  const present = context.lines.find(
    (line): line is GoodsLine => line.kind === 'goods' && line.bundle?.financing.type === 'ukko',
  );
  if (present?.sku === sku && present.bundle?.financing.months === months) return ok(context.lines);

  const others = present ? context.lines.filter((line) => bundleIdOf(line) !== bundleIdOf(present)) : context.lines;
  const stock = checkStock(goods, piecesOf(others, sku) + 1);
  if (!stock.ok) return stock;
  const bundle = {
    id: context.newId(),
    financing: { type: 'ukko', months },
    keepsSubscription: planCode === null,
  } as const;
  const device: GoodsLine = { kind: 'goods', cartItemId: context.newId(), sku, quantity: 1, bundle };
  const plan = (offeringCode: string): SubscriptionLine => ({
    kind: 'subscription',
    cartItemId: context.newId(),
    offeringCode,
    bundleId: bundle.id,
    isIncluded: true,
  });
  const added: readonly Line[] = planCode === null ? [device] : [device, plan(planCode)];
  return ok([...others, ...added]);
}
