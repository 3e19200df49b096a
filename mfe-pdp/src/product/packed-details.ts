import type { PlanPrice, ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import type { Offering } from 'shared-domain/subscription';
import type { ProductPageData } from '../purchase/page-data';
import { fromRecordTable, type RecordTable } from './record-table';

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
export interface ProductPayload extends Omit<ProductPageData, 'details' | 'offerings'> {
  readonly details: RecordTable<PackedDetails>;
  readonly offerings: RecordTable<readonly Offering[]> | null;
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

/** Of one payload, and of one table that many answers share, always the same objects. */
function once<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const kept = new WeakMap<Source, Made>();
  return (source) => {
    const made = kept.get(source) ?? make(source);
    kept.set(source, made);
    return made;
  };
}

const detailsOf = once((table: ProductPayload['details']) => unpackDetails(fromRecordTable(table)));
const offeringsOf = once((table: RecordTable<readonly Offering[]>) => fromRecordTable(table));

/** The data of a page from its payload. */
export const unpackPayload = once(({ details, offerings, ...page }: ProductPayload): ProductPageData => ({
  ...page,
  details: detailsOf(details),
  offerings: offerings && offeringsOf(offerings),
}));
