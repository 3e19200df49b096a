import type { ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import type { ProductPageData } from './page-data';

/** What several variants have in common: prices go by the size, pictures by the colour, ways to pay by the product. */
export type SharedPart = 'financingMethods' | 'images' | 'prices';

/** A product for the hydration payload in the HTML: what variants share is in it once. */
export interface PackedDetails extends Omit<ProductDetails, 'variants'> {
  readonly shared: { readonly [Part in SharedPart]: readonly ProductVariant[Part][] };
  /** The shared parts are places in `shared`. */
  readonly variants: readonly (Omit<ProductVariant, SharedPart> & { readonly [Part in SharedPart]: number })[];
}

/** What the HTML holds for the browser. */
export interface ProductPayload extends Omit<ProductPageData, 'details'> {
  readonly details: PackedDetails;
}

function unpackDetails({ shared, variants, ...details }: PackedDetails): ProductDetails {
  const at = <Part extends SharedPart>(part: Part, place: number): ProductVariant[Part] => {
    const found = shared[part][place];
    if (!found) throw new Error(`The payload has no ${part} ${place}`);
    return found;
  };
  return {
    ...details,
    variants: variants.map(({ financingMethods, images, prices, ...variant }) => ({
      ...variant,
      financingMethods: at('financingMethods', financingMethods),
      images: at('images', images),
      prices: at('prices', prices),
    })),
  };
}

const unpacked = new WeakMap<ProductPayload, ProductPageData>();

/** The data of a page from its payload: of one payload always the same objects. */
export function unpackPayload(payload: ProductPayload): ProductPageData {
  const known = unpacked.get(payload) ?? { ...payload, details: unpackDetails(payload.details) };
  unpacked.set(payload, known);
  return known;
}
