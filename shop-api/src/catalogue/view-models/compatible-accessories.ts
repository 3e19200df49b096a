import { catalogueText, isInStock, isPresale, stockStatusOfSale } from 'shared-domain/catalogue';
import type { AccessoryVariantWire, CompatibleAccessoryWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { type Ore, subtractOre, toNok, toOre } from 'shared-domain/money';
import type { CampaignText } from '../../site-content';
import { linkHref, mainImageOf } from '../addresses';
import { salesStatusOf } from '../life-cycle';
import { type Catalogue, type Product, soldIn, type Variant, type Webdeal } from '../model';
import { webdealsOf } from '../offers/product-offers';
import { campaignFullPrice } from '../prices/campaign-prices';

export interface DetailsContext {
  readonly catalogue: Catalogue;
  readonly realm: Realm;
  readonly nowMs: number;
  /** Delivery is free from this upfront total. */
  readonly freeShippingLimitOre: Ore;
  /** Shoppers may ask for a mail when it is sold, in stock or cheaper. */
  readonly takesNotices?: boolean;
  /** Target of 'Forsiden' in an equipment agreement (P2-22). */
  readonly ukkoRoot?: string | undefined;
  /** Of the CMS, in the place of the feed's. */
  readonly campaignTexts?: readonly CampaignText[] | undefined;
}

/** It can be had now: a presale is for later. */
function isBuyable(variant: Variant, nowMs: number): boolean {
  const status = salesStatusOf(variant, nowMs);
  return isInStock(status) && !isPresale(status);
}

/** The colours of an accessory, those that can be bought now first: a card shows the first one. */
export const offeredVariants = ({ variants }: Pick<Product, 'variants'>, nowMs: number): readonly Variant[] =>
  [true, false].flatMap((wanted) => variants.filter((variant) => isBuyable(variant, nowMs) === wanted));

/**
 * Accessories in the order in which they are offered with a device: one of each kind, then the next of each, so that the first three are a case, a
 * glass and a charger and not three cases. What is made for this model comes before what fits it too, within a kind and among those of one round. What
 * cannot be bought now is last.
 *
 * @param fitting by popularity; `compatibleModels` begins with the model that the accessory is made for
 */
export function offeredAccessories(
  fitting: readonly Product[],
  device: Pick<Product, 'modelSlug'>,
  nowMs: number,
): readonly Product[] {
  const isOwn = ({ compatibleModels = [] }: Product): boolean => compatibleModels[0] === device.modelSlug;
  const ownFirst = (accessories: readonly Product[]): readonly Product[] => [
    ...accessories.filter(isOwn),
    ...accessories.filter((accessory) => !isOwn(accessory)),
  ];
  const canBuy = ({ variants, hidePrices }: Product): boolean =>
    !hidePrices && variants.some((variant) => isBuyable(variant, nowMs));
  return [true, false].flatMap((wanted) => {
    const part = fitting.filter((accessory) => canBuy(accessory) === wanted);
    // Kinds by the most popular of each.
    const kinds = [...new Set(part.map(({ subType }) => subType))];
    const byKind = kinds.map((kind) => ownFirst(part.filter(({ subType }) => subType === kind)));
    const rounds = Math.max(0, ...byKind.map(({ length }) => length));
    return Array.from({ length: rounds }, (_, round) =>
      ownFirst(byKind.flatMap((ofKind) => ofKind[round] ?? [])),
    ).flat();
  });
}

/** Devices that every charger and headset fits. */
const TAKES_ANY = new Set(['HANDSET', 'HANDSET-PREOWNED', 'TABLET']);
/** Accessories made for a device, the most popular first; none for an accessory. */
export const madeFor = (device: Product, { accessoriesByModel }: Catalogue): readonly Product[] =>
  device.type === 'ACCESSORY' ? [] : (accessoriesByModel.get(device.modelSlug) ?? []);

const fittingAny = (device: Product, { universalAccessories }: Catalogue): readonly Product[] =>
  TAKES_ANY.has(device.type) ? universalAccessories() : [];

function toVariant(
  accessory: Product,
  variant: Variant,
  webdeals: readonly Webdeal[],
  { realm, nowMs }: DetailsContext,
): AccessoryVariantWire {
  const status = stockStatusOfSale(salesStatusOf(variant, nowMs), accessory);
  const { campaign } = campaignFullPrice(variant.priceOre, webdeals, realm);
  return {
    sku: variant.sku,
    href: linkHref(realm, accessory, variant),
    price: accessory.hidePrices ? null : toNok(variant.priceOre),
    ...(campaign &&
      !accessory.hidePrices && {
        discount: toNok(subtractOre(variant.priceOre, toOre(campaign.upfront))),
        discountCode: campaign.discountCode,
      }),
    image: mainImageOf(accessory, variant.colour.slug),
    html: variant.colour.html,
    colorName: variant.colour.name,
    availabilityInfo: { icon: status.icon, iconClass: status.tone, text: catalogueText(status.text) },
  };
}

function toAccessory(accessory: Product, context: DetailsContext): CompatibleAccessoryWire {
  const { catalogue, realm, nowMs } = context;
  const webdeals = webdealsOf(catalogue, accessory, realm, nowMs);
  return {
    brand: accessory.brand,
    model: accessory.model,
    modelSlug: accessory.modelSlug,
    modelShortName: accessory.model,
    subHwType: accessory.subType,
    shortDescription: accessory.shortDescription,
    ...(accessory.flashText && {
      flashTextOnListingPage: accessory.flashText.text,
      flashKind: accessory.flashText.kind,
    }),
    variants: offeredVariants(accessory, nowMs).map((variant) => toVariant(accessory, variant, webdeals, context)),
  };
}

/** Placeholder entry that editorial systems put into an empty list; pages drop it (P5-9, P9-16). */
function placeholderOf({ accessoryPlaceholder }: Product, context: DetailsContext): readonly CompatibleAccessoryWire[] {
  const { catalogue } = context;
  const product = accessoryPlaceholder && catalogue.productBySku.get(accessoryPlaceholder.sku);
  const variant = accessoryPlaceholder && catalogue.variantBySku.get(accessoryPlaceholder.sku);
  if (!product || !variant) return [];
  const { brand } = accessoryPlaceholder;
  return [
    {
      brand,
      model: brand,
      modelSlug: product.modelSlug,
      modelShortName: brand,
      variants: [toVariant(product, variant, [], context)],
    },
  ];
}

/** Accessories of a device with their stock (P3-38), those made for it and universal chargers and headsets, as they are offered. */
export function compatibleAccessories(device: Product, context: DetailsContext): CompatibleAccessoryWire[] {
  const { catalogue, realm, nowMs } = context;
  const fitting = [...madeFor(device, catalogue), ...fittingAny(device, catalogue)].filter(
    (accessory) => soldIn(accessory, realm) && !accessory.hideBuyButton,
  );
  return [
    ...offeredAccessories(fitting, device, nowMs).map((accessory) => toAccessory(accessory, context)),
    ...placeholderOf(device, context),
  ];
}
