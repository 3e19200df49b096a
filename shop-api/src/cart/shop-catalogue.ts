import { hasSwitch, leaseMonthsOf } from '../catalogue/prices';
import { hrefIn } from '../catalogue/addresses';
import { leaseTerms, switchTerms } from '../catalogue/device-terms';
import { SWITCH_MONTHS } from 'shared-domain/catalogue';
import { mainImageOf } from '../catalogue/images';
import { salesStatusOf } from '../catalogue/life-cycle';
import type { Catalogue, Plan as CataloguePlan, Product, Variant } from '../catalogue/model';
import { planSoldIn } from '../catalogue/plans';
import { REALMS } from 'shared-domain/contracts/realm';
import { ore, toOre } from 'shared-domain/money';
import type { CartCatalogue, GoodsSales, Plan } from './model';

const plansByCode = new WeakMap<Catalogue, ReadonlyMap<string, CataloguePlan>>();

function plansOf(catalogue: Catalogue): ReadonlyMap<string, CataloguePlan> {
  const known = plansByCode.get(catalogue);
  if (known) return known;
  const plans = new Map(catalogue.plans.map((plan) => [plan.offeringCode, plan]));
  plansByCode.set(catalogue, plans);
  return plans;
}

/** The shop's catalogue as the cart reads it, at one moment (milliseconds since the epoch). */
export function shopCatalogue(catalogue: Catalogue, nowMs: number): CartCatalogue {
  const plans = plansOf(catalogue);
  return {
    findGoods(sku, realm) {
      const product = catalogue.productBySku.get(sku);
      const variant = catalogue.variantBySku.get(sku);
      if (!product || !variant) return null;
      return {
        sku,
        type: product.type,
        name: product.name,
        brand: product.brand,
        model: product.model,
        color: variant.colour.name,
        size: variant.size,
        href: hrefIn(realm, variant.path),
        image: mainImageOf(product, variant.colour.slug),
        realms: product.realms,
        priceOre: ore(variant.priceOre),
        quantityInStock: variant.stock,
        sales: salesOf(product, variant, nowMs),
      };
    },

    findPlan(code) {
      // The code may carry the name of its campaign: 'FJELL_X_BASIC_2025_2.TLF12PLEAS' (P3-12, P3-17).
      const plan = plans.get(code) ?? plans.get(code.split('.', 1)[0] ?? '');
      return plan ? toPlan(plan) : null;
    },

    findTerms(sku, { type, months }, realm) {
      const product = catalogue.productBySku.get(sku);
      const variant = catalogue.variantBySku.get(sku);
      if (!product || !variant || product.hidePrices || realm === 'UKKO') return null;
      if (type === 'switch' && !(hasSwitch(product, realm) && months === SWITCH_MONTHS)) return null;
      if (type === 'lease' && !leaseMonthsOf(product).includes(months)) return null;
      const terms = type === 'switch' ? switchTerms(variant.priceOre) : leaseTerms(variant.priceOre, months);
      return { code: String(months), months, upfrontOre: ore(terms.upfrontOre), monthlyOre: ore(terms.monthlyOre), totalOre: ore(terms.totalOre) };
    },
  };
}

/** Before its release a product waits for its presale to open (P4-9, P4-16); after it, the life cycle decides (P4-53, P4-65). */
function salesOf(product: Product, variant: Variant, nowMs: number): GoodsSales {
  if (product.hidePrices || product.hideBuyButton || product.financing.upfront === false) return 'not-sellable';
  const status = salesStatusOf(variant, nowMs);
  if (Date.parse(product.releaseDate) > nowMs) return status.sellable ? 'presale-later' : 'not-sellable';
  if (status.name === 'PreSales') return 'presale';
  // A phased-out product that is gone is told to be sold out, by its stock.
  return status.sellable || status.name === 'GlobalPhasedOutStocking' ? 'sellable' : 'not-sellable';
}

const toPlan = (plan: CataloguePlan): Plan => ({
  offeringCode: plan.offeringCode,
  name: plan.subscriptionName,
  realms: REALMS.filter((realm) => planSoldIn(plan, realm)),
  monthlyOre: toOre(plan.type === 'PREPAID' ? 0 : plan.monthlyOfferingPrice),
  monthlyDiscountOre: toOre(plan.monthlyOfferingDiscount ?? 0),
  firstYearDiscountOre: toOre(plan.firstYearDiscountAmount ?? 0),
  upfrontOre: toOre(plan.upfrontOfferingPrice ?? 0),
  isDataUnlimited: plan.isDataUnlimited,
  size: plan.dataIncluded ?? null,
  soldWithDevice: plan.soldWithDevice,
  isHidden: plan.isHidden ?? false,
});
