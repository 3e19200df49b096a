import { applyingWebdeals, type FinancingOptionId, type Webdeal as ShownWebdeal } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { toOre } from 'shared-domain/money';
import {
  type Catalogue,
  type Insurance,
  type Product,
  type ProductDocument,
  soldIn,
  type Variant,
  type Webdeal,
} from '../model';

const givesDiscount = ({ discount }: Pick<Webdeal, 'discount'>): boolean =>
  discount.upfront > 0 || discount.monthly > 0;

/**
 * A campaign for pages (P3-27) with its end, without its amounts: prices are computed on the server only. It has a code only where there is
 * a discount.
 */
export function toPublicWebdeal({
  realm: _realm,
  models: _models,
  validFrom: _from,
  position: _position,
  bindingMonths: _binding,
  discountType: _type,
  choice: _choice,
  discount,
  discountId,
  ...shown
}: Webdeal): ShownWebdeal {
  return { ...(givesDiscount({ discount }) && { discountId }), ...shown };
}

/** A price as a campaign changes it. */
export interface CampaignEffect<Price> {
  readonly deal: Webdeal;
  readonly price: Price;
}

export interface CampaignOffer<Price> {
  /** The product's campaigns that are valid now in the realm. */
  readonly webdeals: readonly Webdeal[];
  readonly option: FinancingOptionId;
  /** Null: no plan. */
  readonly planCode: string | null;
  /** The price by a campaign; null where it gives nothing. */
  readonly lower: (deal: Webdeal) => Price | null;
}

/**
 * The campaigns that lower a price with a new plan, for a financing and a plan (P5-7, P5-8): the first one that is open to everyone, and the
 * first one for members, if that is another. Two campaigns never add up. Those that need a binding belong to bundles (F9.12-1).
 */
export function loweringCampaigns<Price>({ webdeals, option, planCode, lower }: CampaignOffer<Price>): {
  readonly open: CampaignEffect<Price> | null;
  readonly members: CampaignEffect<Price> | null;
} {
  const offered = webdeals.filter(({ bindingMonths }) => bindingMonths === undefined);
  const applying = applyingWebdeals({
    webdeals: offered.map(toPublicWebdeal),
    option,
    planCode,
    hasExistingPhone: false,
  }).map(({ discountId }) => discountId);
  const effects = offered.flatMap((deal): CampaignEffect<Price>[] => {
    const price = applying.includes(deal.discountId) ? lower(deal) : null;
    return price === null ? [] : [{ deal, price }];
  });
  const open = effects.find(({ deal }) => !deal.membersDeal) ?? null;
  const [first = null] = effects;
  return { open, members: first === open ? null : first };
}

/** Campaigns of a product that are valid at a moment in a realm (from `validFrom` on, before `validTo`), in the feed's order. */
export const webdealsOf = (
  { webdeals }: Pick<Catalogue, 'webdeals'>,
  { modelSlug }: Pick<Product, 'modelSlug'>,
  realm: Realm,
  nowMs: number,
): readonly Webdeal[] =>
  webdeals.filter(
    (deal) =>
      deal.realm === realm &&
      deal.models.includes(modelSlug) &&
      Date.parse(deal.validFrom) <= nowMs &&
      nowMs < Date.parse(deal.validTo),
  );

const covers = (
  { types, devicePriceFrom, devicePriceBelow }: Insurance,
  { type }: Product,
  { priceOre }: Variant,
): boolean =>
  types.some((each) => each === type) &&
  priceOre >= toOre(devicePriceFrom) &&
  (devicePriceBelow === undefined || priceOre < toOre(devicePriceBelow));

/** Insurances that cover a device, by its type and full price (P7-5). For consumers only (F6-13, P6-14). */
export function insurancesOf(
  catalogue: Pick<Catalogue, 'insurances' | 'productBySku' | 'variantBySku'>,
  sku: string,
  realm: Realm,
): readonly Insurance[] {
  const product = catalogue.productBySku.get(sku);
  const variant = catalogue.variantBySku.get(sku);
  if (realm !== 'B2C' || !product || !variant || !soldIn(product, realm)) return [];
  return catalogue.insurances.filter((insurance) => covers(insurance, product, variant));
}

const FITS_ANY = ['CHARGER', 'HEADSET'];
/** Number of universal accessories per kind, so that they do not outnumber those made for the device. */
const ANY_OF_A_KIND = 4;

/** Places of the accessories that fit every device, among all products: the most popular of each kind. */
export const universalAccessories = (products: readonly ProductDocument[]): readonly number[] =>
  FITS_ANY.flatMap((kind) =>
    products
      .flatMap(({ type, subType, compatibleModels = [] }, place) =>
        type === 'ACCESSORY' && subType === kind && compatibleModels.length === 0 ? [place] : [],
      )
      .slice(0, ANY_OF_A_KIND),
  );
