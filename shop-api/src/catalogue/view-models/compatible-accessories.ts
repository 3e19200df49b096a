import { catalogueText, stockStatusOfSale } from 'shared-domain/catalogue';
import type { AccessoryVariantWire, CompatibleAccessoryWire } from 'shared-domain/catalogue/io';
import { subtractOre, toNok, toOre } from 'shared-domain/money';
import { hrefIn } from '../addresses';
import { mainImageOf } from '../images';
import { salesStatusOf } from '../life-cycle';
import { type Catalogue, type Product, soldIn, type Variant, type Webdeal } from '../model';
import { webdealsOf } from '../offers/webdeals-of';
import { campaignFullPrice } from '../prices/campaign-prices';
import type { DetailsContext } from './details-context';
import { offeredAccessories, offeredVariants } from './offered-accessories';

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
    href: hrefIn(realm, variant.path),
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
    ...(accessory.flashText ? { flashTextOnListingPage: accessory.flashText.text } : {}),
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
