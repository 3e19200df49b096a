import { SWITCH_MONTHS } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { bareCode } from 'shared-domain/subscription';
import {
  agreementTerms,
  type CatalogueGoods,
  committedLeasesOf,
  type DeviceTerms,
  hasSwitch,
  hrefIn,
  insurancesOf,
  isOfferOf,
  isPlanFor,
  leasesOf,
  mainImageOf,
  type Plan,
  type Product,
  switchTerms,
  termsCode,
  ukkoOffers,
  type Variant,
  webdealsOf,
} from '../../catalogue';
import type { CartCatalogue, DeviceFinancing } from './cart-catalogue';
import { salesOf, toDeal, toInsurance, toPlan } from './catalogue-mapper';

const plansByCode = new WeakMap<readonly Plan[], ReadonlyMap<string, Plan>>();

function mapOf(plans: readonly Plan[]): ReadonlyMap<string, Plan> {
  const known = plansByCode.get(plans);
  if (known) return known;
  // By the code that is ordered instead, too (P3-17); no other plan loses its own to it.
  const replaced = plans.flatMap((plan) =>
    plan.overrideOfferingCode ? [[plan.overrideOfferingCode, plan] as const] : [],
  );
  const byCode = new Map([...replaced, ...plans.map((plan) => [plan.offeringCode, plan] as const)]);
  plansByCode.set(plans, byCode);
  return byCode;
}

/** The shop's catalogue as the cart needs it. @param nowMs milliseconds since the epoch */
export function shopCatalogue(catalogue: CatalogueGoods, nowMs: number): CartCatalogue {
  const plans = mapOf(catalogue.plans);
  // The code may name the offer too: 'FJELL_X_BASIC_2025_2.TLF12PLEAS' (P3-12, P3-17).
  const planOf = (code: string) => {
    const plan = plans.get(bareCode(code));
    return plan && isOfferOf(plan, code, catalogue.bundles) ? plan : undefined;
  };
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
        priceOre: variant.priceOre,
        quantityInStock: variant.stock,
        sales: salesOf(product, variant, nowMs),
      };
    },

    findPlan(code) {
      const plan = planOf(code);
      return plan ? toPlan(plan) : null;
    },

    isPlanFor(code, sku) {
      const plan = planOf(code);
      const product = catalogue.productBySku.get(sku);
      return plan !== undefined && product !== undefined && isPlanFor(plan, product);
    },

    findTerms(sku, financing, realm) {
      const product = catalogue.productBySku.get(sku);
      const variant = catalogue.variantBySku.get(sku);
      const terms = product && variant && !product.hidePrices ? termsOf(product, variant, financing, realm) : undefined;
      return terms ? { code: termsCode(terms), ...terms } : null;
    },

    findInsurance(code, sku, realm) {
      const insurance = insurancesOf(catalogue, sku, realm).find((each) => each.code === code);
      return insurance ? toInsurance(insurance) : null;
    },

    findDeal(code, sku, realm) {
      const product = catalogue.productBySku.get(sku);
      const deal =
        product && webdealsOf(catalogue, product, realm, nowMs).find(({ discountId }) => discountId === code);
      return deal ? toDeal(deal) : null;
    },

    findAgreement(sku, choice) {
      const product = catalogue.productBySku.get(sku);
      const variant = catalogue.variantBySku.get(sku);
      const offers = product && variant ? ukkoOffers(product, variant, catalogue.plans) : [];
      const offer = offers.find(({ bundleId, months }) =>
        'bundleId' in choice ? bundleId === choice.bundleId : months === choice.months,
      );
      return offer ? { months: offer.months, planCode: offer.plan?.offeringCode ?? null } : null;
    },
  };
}

function termsOf(
  product: Product,
  { priceOre }: Variant,
  financing: DeviceFinancing,
  realm: Realm,
): DeviceTerms | undefined {
  const { type, months } = financing;
  if (type === 'ukko') return realm === 'UKKO' ? agreementTerms(priceOre, months) : undefined;
  if (realm === 'UKKO') return undefined;
  if (type === 'switch')
    return hasSwitch(product, realm) && months === SWITCH_MONTHS ? switchTerms(priceOre) : undefined;
  const leases = [...leasesOf(product, priceOre, realm), ...committedLeasesOf(product, priceOre, realm)];
  return leases.find((lease) => termsCode(lease) === termsCode(financing));
}
