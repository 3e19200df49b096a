/**
 * The properties of structured data that search engines require and recommend of a shop (developers.google.com/search/docs/appearance/structured-data:
 * product snippets, merchant listings, product variants, breadcrumbs), as strict schemas: a misspelt name is a fault, too.
 */
import * as v from 'valibot';

const schemaOrg = <const Names extends readonly string[]>(...names: Names) =>
  v.picklist(names.map((name) => `https://schema.org/${name}`));
const typed = <const Name extends string, Entries extends v.ObjectEntries>(name: Name, entries: Entries) =>
  v.strictObject({ '@type': v.literal(name), ...entries });

const text = v.pipe(v.string(), v.nonEmpty(), v.regex(/^\S(.*\S)?$/su, 'has spaces around it'));
/** A name that stands by itself: '400' does not. */
const name = v.pipe(text, v.regex(/\p{L}/u, 'is no name by itself'));
const address = v.pipe(v.string(), v.url());
const amount = v.pipe(v.number(), v.minValue(0));
const days = v.pipe(v.number(), v.integer(), v.minValue(0));
const country = v.literal('NO');
const currency = v.literal('NOK');

const shippingDetails = typed('OfferShippingDetails', {
  shippingRate: typed('MonetaryAmount', { value: amount, currency }),
  shippingDestination: typed('DefinedRegion', { addressCountry: country }),
  deliveryTime: v.optional(
    typed('ShippingDeliveryTime', {
      businessDays: typed('OpeningHoursSpecification', {
        dayOfWeek: v.array(schemaOrg('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')),
      }),
      transitTime: v.pipe(
        typed('QuantitativeValue', { minValue: days, maxValue: days, unitCode: v.literal('DAY') }),
        v.check(({ minValue, maxValue }) => minValue <= maxValue, 'days are the wrong way round'),
      ),
    }),
  ),
});

const returnPolicy = v.variant('returnPolicyCategory', [
  typed('MerchantReturnPolicy', {
    applicableCountry: country,
    returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: v.pipe(days, v.minValue(1)),
  }),
  typed('MerchantReturnPolicy', {
    applicableCountry: country,
    returnPolicyCategory: schemaOrg('MerchantReturnNotPermitted'),
  }),
]);

const offer = v.pipe(
  typed('Offer', {
    price: v.pipe(v.number(), v.minValue(1)),
    priceCurrency: currency,
    priceSpecification: typed('UnitPriceSpecification', {
      price: v.number(),
      priceCurrency: currency,
      valueAddedTaxIncluded: v.boolean(),
    }),
    priceValidUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    availability: schemaOrg('InStock', 'OutOfStock', 'PreOrder', 'Discontinued'),
    itemCondition: schemaOrg('NewCondition', 'RefurbishedCondition'),
    url: address,
    seller: typed('Organization', { name }),
    shippingDetails,
    hasMerchantReturnPolicy: returnPolicy,
  }),
  v.check(({ price, priceSpecification }) => price === priceSpecification.price, 'has two prices'),
);

const facts = {
  name,
  sku: text,
  gtin13: v.optional(v.pipe(v.string(), v.regex(/^\d{13}$/))),
  color: v.optional(text),
  size: v.optional(text),
  image: address,
  /** Absent while the price is to come. */
  offers: v.optional(offer),
};

const common = {
  '@context': v.literal('https://schema.org'),
  name,
  url: address,
  description: text,
  brand: typed('Brand', { name: text }),
  aggregateRating: v.optional(
    typed('AggregateRating', {
      ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      bestRating: v.literal(5),
      ratingCount: v.pipe(days, v.minValue(1)),
    }),
  ),
};

const variant = typed('Product', facts);
type Variant = v.InferOutput<typeof variant>;

const distinct = (variants: readonly Variant[], valueOf: (variant: Variant) => string | undefined): number =>
  new Set(variants.map(valueOf)).size;

const group = v.pipe(
  typed('ProductGroup', {
    ...common,
    productGroupID: text,
    variesBy: v.array(schemaOrg('color', 'size')),
    hasVariant: v.pipe(v.array(variant), v.minLength(2)),
  }),
  v.check(
    ({ variesBy, hasVariant }) =>
      variesBy.includes('https://schema.org/color') === distinct(hasVariant, ({ color }) => color) > 1 &&
      variesBy.includes('https://schema.org/size') === distinct(hasVariant, ({ size }) => size) > 1,
    'names something else than what varies',
  ),
  v.check(
    ({ hasVariant }) => distinct(hasVariant, (each) => each.offers?.url ?? each.sku) === hasVariant.length,
    'has two variants at one address',
  ),
  v.check(({ hasVariant }) => distinct(hasVariant, (each) => each.name) === hasVariant.length, 'has two of one name'),
);

export const productSchema = v.variant('@type', [typed('Product', { ...common, ...facts }), group]);

export const breadcrumbsSchema = v.pipe(
  typed('BreadcrumbList', {
    '@context': v.literal('https://schema.org'),
    itemListElement: v.pipe(
      v.array(typed('ListItem', { position: days, name: text, item: address })),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'is not counted from 1'),
    ),
  }),
);

/** Reads an object, or says what is wrong with it. @throws with the path of each fault */
export function readStructuredData<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; '));
}
