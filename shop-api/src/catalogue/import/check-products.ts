import { accessoryCategoryOf } from 'shared-domain/catalogue';
import { productPath, variantPath, variantSlug } from '../addresses';
import type { CatalogueFeed, FeedProduct } from '../feed/schema';
import { at, checkUnique, type FeedProblem } from './feed-problem';

type Check = (product: FeedProduct, index: number) => readonly FeedProblem[];

const checkColours: Check = (product, index) => {
  const slugs = new Set(product.colours.map(({ slug }) => slug));
  const pictured = new Set(product.pictures.map(({ colour }) => colour));
  return [
    ...checkUnique(
      product.colours.map(({ slug }, colour) => ({
        path: at('products', index, 'colours', colour, 'slug'),
        value: slug,
      })),
      'the colour',
    ),
    ...product.variants.flatMap(({ colour }, variant) =>
      slugs.has(colour)
        ? []
        : [
            {
              path: at('products', index, 'variants', variant, 'colour'),
              message: `the product has no colour ${colour}`,
            },
          ],
    ),
    ...product.pictures.flatMap(({ colour }, picture) =>
      slugs.has(colour)
        ? []
        : [
            {
              path: at('products', index, 'pictures', picture, 'colour'),
              message: `the product has no colour ${colour}`,
            },
          ],
    ),
    ...product.colours.flatMap(({ slug }, colour) =>
      pictured.has(slug)
        ? []
        : [{ path: at('products', index, 'colours', colour), message: `the colour ${slug} has no picture` }],
    ),
  ];
};

const checkSubType: Check = ({ type, subType }, index) => {
  const isKind = accessoryCategoryOf(subType) !== null;
  if (isKind === (type === 'ACCESSORY')) return [];
  return [
    {
      path: at('products', index, 'subType'),
      message: isKind ? `${subType} is a kind of accessory` : 'an accessory names its kind',
    },
  ];
};

const checkFinancing: Check = ({ financing, variants }, index) => {
  const { leaseMonths, leaseWithCommitment = [] } = financing;
  const lowest = Math.min(...variants.map(({ price }) => price));
  return [
    ...(financing.upfront === false && (financing.switch || leaseMonths.length > 0)
      ? [
          {
            path: at('products', index, 'financing', 'upfront'),
            message: 'what has lease or Svitsj has a full price too',
          },
        ]
      : []),
    ...leaseWithCommitment.flatMap(({ months, discount }, entry) => {
      const path = at('products', index, 'financing', 'leaseWithCommitment', entry);
      return [
        ...(leaseMonths.includes(months) ? [] : [{ path, message: `the product has no lease of ${months} months` }]),
        ...(discount * months < lowest ? [] : [{ path, message: 'the discount is as high as the price' }]),
      ];
    }),
    ...checkUnique(
      leaseWithCommitment.map(({ months }, entry) => ({
        path: at('products', index, 'financing', 'leaseWithCommitment', entry),
        value: String(months),
      })),
      'the length',
    ),
  ];
};

const checkHistory =
  (nowMs: number): Check =>
  (product, index) =>
    product.variants.flatMap(({ priceHistory = [] }, variant) =>
      priceHistory.flatMap(({ from }, entry) => {
        const path = at('products', index, 'variants', variant, 'priceHistory', entry, 'from');
        const earlier = priceHistory[entry - 1];
        return [
          ...(Date.parse(from) > nowMs ? [{ path, message: `${from} is in the future` }] : []),
          ...(earlier && Date.parse(earlier.from) >= Date.parse(from)
            ? [{ path, message: 'the newest price must be the last one' }]
            : []),
        ];
      }),
    );

/** Checks products: unique skus and addresses, matching colours and pictures, price history in the past. */
export function checkProducts({ products }: CatalogueFeed, nowMs: number): readonly FeedProblem[] {
  const variants = products.flatMap((product, index) => {
    const address = productPath(product);
    return product.variants.map((variant, each) => ({
      address,
      variant,
      path: at('products', index, 'variants', each),
    }));
  });
  const checks = [checkColours, checkSubType, checkFinancing, checkHistory(nowMs)];
  return [
    ...checkUnique(
      variants.map(({ variant, path }) => ({ path: `${path}.sku`, value: variant.sku })),
      'the sku',
    ),
    ...checkUnique(
      variants.map(({ address, variant, path }) => ({
        path,
        value: variantPath(address, variantSlug(variant.colour, variant.size)),
      })),
      'the address',
    ),
    ...checkUnique(
      products.map(({ brandSlug, modelSlug }, index) => ({
        path: at('products', index, 'modelSlug'),
        value: `${brandSlug}/${modelSlug}`,
      })),
      'the model',
    ),
    ...products.flatMap((product, index) => checks.flatMap((check) => check(product, index))),
  ];
}
