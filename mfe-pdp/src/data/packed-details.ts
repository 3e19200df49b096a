import type { PlanPrice, ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import type { ProductPageData } from './page-data';

/** What several variants have in common: prices go by the size, pictures by the colour, ways to pay by the product. */
export type SharedPart = 'financingMethods' | 'images' | 'prices';

/** Of a price: its selling points are a place in `usps`. */
export interface PackedPlanPrice extends Omit<PlanPrice, 'infoUsps'> {
  readonly usps?: number;
}
export type PackedPlanPrices = Readonly<Record<string, readonly PackedPlanPrice[]>>;

export interface PackedPrices extends Omit<ProductVariant['prices'], 'lease' | 'switch' | 'lowPrice' | 'highPrice'> {
  readonly lease: PackedPlanPrices;
  readonly switch: PackedPlanPrices;
}

/** A product for the hydration payload in the HTML: what variants share is in it once. */
export interface PackedDetails extends Omit<ProductDetails, 'variants'> {
  readonly shared: {
    readonly financingMethods: readonly ProductVariant['financingMethods'][];
    readonly images: readonly ProductVariant['images'][];
    readonly prices: readonly PackedPrices[];
    /** Selling points of ways to pay (P3-15). */
    readonly usps: readonly (readonly string[])[];
  };
  /** The shared parts are places in `shared`. */
  readonly variants: readonly (Omit<ProductVariant, SharedPart> & { readonly [Part in SharedPart]: number })[];
}

/** What the HTML holds for the browser. */
export interface ProductPayload extends Omit<ProductPageData, 'details'> {
  readonly details: PackedDetails;
}

function unpackDetails({ shared, variants, ...details }: PackedDetails): ProductDetails {
  const { financingMethods, images, usps } = shared;
  const whole = { financingMethods, images, prices: shared.prices.map((prices) => unpackPrices(prices, usps)) };
  const at = <Part extends SharedPart>(part: Part, place: number): ProductVariant[Part] => {
    const found = whole[part][place];
    if (!found) throw new Error(`The payload has no ${part} ${place}`);
    return found as ProductVariant[Part];
  };
  return {
    ...details,
    variants: variants.map((variant) => ({
      ...variant,
      financingMethods: at('financingMethods', variant.financingMethods),
      images: at('images', variant.images),
      prices: at('prices', variant.prices),
    })),
  };
}

function unpackPrices(
  { lease, switch: ofSwitch, ...prices }: PackedPrices,
  all: PackedDetails['shared']['usps'],
): ProductVariant['prices'] {
  const unpack = (packed: PackedPlanPrices): ProductVariant['prices']['lease'] =>
    Object.fromEntries(
      Object.entries(packed).map(([plan, entries]) => [
        plan,
        entries.map(({ usps, ...price }) => ({
          ...price,
          ...(usps !== undefined && { infoUsps: [...(all[usps] ?? [])] }),
        })),
      ]),
    );
  return { ...prices, lease: unpack(lease), switch: unpack(ofSwitch) };
}

const unpacked = new WeakMap<ProductPayload, ProductPageData>();

/** The data of a page from its payload: of one payload always the same objects. */
export function unpackPayload(payload: ProductPayload): ProductPageData {
  const known = unpacked.get(payload) ?? { ...payload, details: unpackDetails(payload.details) };
  unpacked.set(payload, known);
  return known;
}
