/** The parts of the answer about bundles: the cart's subscriptions (F3.1-4) and the list of bundles (F3.1-18). */
import type { CartAnswerWire } from 'shared-domain/cart/io';
import { isWithoutVat, type Realm } from 'shared-domain/contracts/realm';
import { subtractOre, toNok, withoutVat, ZERO } from 'shared-domain/money';
import { KEEP_EXISTING_CODE } from 'shared-domain/subscription';
import { planCommitment, type PricedPlan } from '../pricing/plan-prices';
import { type LinePrice, type PricedGoods, type PricedLine, priceOf } from '../pricing/pricing';

const isGoods = (priced: PricedLine): priced is PricedGoods => priced.kind === 'goods';
const isPlan = (priced: PricedLine): priced is PricedPlan => priced.kind === 'subscription';

/** 'leasenow' has the duration 'now' (F4.1-15, F9.3-7). */
function financingOf({ line: { bundle }, terms }: PricedGoods): CartAnswerWire['subscriptions'][number]['financing'] {
  if (!bundle) return null;
  const { type, months } = bundle.financing;
  return { ...(terms ? { code: terms.code } : {}), type, duration: months === 0 ? 'now' : months };
}

export function toCartSubscriptions(lines: readonly PricedLine[]): CartAnswerWire['cart']['subscriptions'] {
  const devices = lines.filter(isGoods);
  const deviceOf = (bundleId: string): PricedGoods | undefined =>
    devices.find(({ line }) => line.bundle?.id === bundleId);
  const planned = lines.filter(isPlan).map(({ line, plan, price }) => {
    const device = deviceOf(line.bundleId);
    return {
      id: line.bundleId,
      code: plan.offeringCode,
      financing: device ? financingOf(device) : null,
      keepExistingSubscription: false,
      ...(price && { canHaveFamilyDiscount: price.canBeFamily }),
      isDataUnlimited: plan.isDataUnlimited,
      size: plan.size,
    };
  });
  const kept = devices.flatMap((device) =>
    device.line.bundle?.keepsSubscription
      ? [
          {
            id: device.line.bundle.id,
            code: KEEP_EXISTING_CODE,
            financing: financingOf(device),
            keepExistingSubscription: true,
            isDataUnlimited: false,
            size: null,
          },
        ]
      : [],
  );
  return [...planned, ...kept];
}

/** Not of a plan that an equipment agreement includes: it has no price. */
function bindingOf(plan: PricedPlan, realm: Realm): Pick<CartAnswerWire['subscriptions'][number], 'bindingMonths'> {
  const { bindingMonths } = planCommitment(plan, realm, true);
  return plan.line.isIncluded || bindingMonths === 12 ? {} : { bindingMonths };
}

/** One entry per device bundle (F3.1-18). The first with a new plan comes first: its legal text is shown (F9.3). */
export function toBundles(lines: readonly PricedLine[], realm: Realm): CartAnswerWire['subscriptions'] {
  const bundled = lines
    .filter(isGoods)
    .flatMap((device) => (device.line.bundle ? [{ device, bundleId: device.line.bundle.id }] : []));
  const planOf = (bundleId: string): PricedPlan | undefined =>
    lines.filter(isPlan).find(({ line }) => line.bundleId === bundleId);
  const legalId = (bundled.find(({ bundleId }) => planOf(bundleId)) ?? bundled[0])?.bundleId;
  return bundled.map(({ device, bundleId }) => {
    const plan = planOf(bundleId);
    const price: LinePrice = plan ? priceOf(plan) : {};
    const amountSubscription = subtractOre(price.monthlyOre ?? ZERO, price.monthlyDiscountOre ?? ZERO);
    return {
      id: bundleId,
      isLegal: bundleId === legalId,
      code: plan?.plan.offeringCode ?? '',
      financing: financingOf(device),
      ...(plan && bindingOf(plan, realm)),
      price: {
        monthly: {
          amountSubscription: toNok(amountSubscription),
          ...(isWithoutVat(realm) && { amountSubscriptionWithoutVAT: toNok(withoutVat(amountSubscription)) }),
        },
      },
    };
  });
}
