import { toOre, ZERO } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type { SearchAnswer, Suggestions } from '../io/search-wire';
import type { Crumb, ProductList, ProductListItem } from '../model';

export const aLeasePrice = (
  change: Change<ProductListItem['leasePrice'][number]> = {},
): ProductListItem['leasePrice'][number] =>
  merge<ProductListItem['leasePrice'][number]>(
    {
      duration: '24',
      code: 'TLF12PLEAS',
      upfront: ZERO,
      monthly: toOre(541),
      total: toOre(12_984),
      mainOfferingMonthly: toOre(499),
    },
    change,
  );

type CompatibleModel = ProductListItem['compatibleModels'][number];

/** A handset that accessories fit. */
export const aCompatibleModel = (change: Change<CompatibleModel> = {}): CompatibleModel =>
  merge<CompatibleModel>(
    {
      brand: 'Aurora',
      brandSlug: 'aurora',
      modelSlug: '5-pro',
      modelShortName: '5 Pro',
      hwType: 'HANDSET',
      subHwType: 'NEW',
      releaseDate: '2026-01-01',
    },
    change,
  );

/** A handset on stock in two colours and three sizes, 12 990,- or 541,-/md. */
export const aProductListItem = (change: Change<ProductListItem> = {}): ProductListItem =>
  merge<ProductListItem>(
    {
      type: 'HANDSET',
      subType: 'NEW',
      brand: 'Aurora',
      brandSlug: 'aurora',
      model: '5 Pro',
      modelSlug: 'aurora-5-pro',
      name: 'Aurora 5 Pro',
      href: '/mobiltelefoner/aurora/aurora-5-pro/',
      image: { url: '/bilder/aurora-5-pro/lyng-forside.avif', title: 'Aurora 5 Pro i lyng' },
      skus: ['AUR-5P-256-LYN', 'AUR-5P-512-LYN'],
      sizes: ['256 GB', '512 GB', '1 TB'],
      position: 1,
      releaseDate: '2026-09-12T06:00:00Z',
      variants: {
        colors: [
          { name: 'Lyng', nameGrouped: 'Lilla', html: '#9a7fc4' },
          { name: 'Skifer', nameGrouped: 'Svart', html: '#3a3a40' },
        ],
        salesStatuses: [{ name: 'Sellable', sellable: true, quantityInStock: 25 }],
      },
      defaultVariantsIndex: 0,
      upfrontPrice: { upfront: toOre(12_990), total: toOre(12_990) },
      leasePrice: [aLeasePrice(), aLeasePrice({ duration: '12', monthly: toOre(1_083), total: toOre(12_996) })],
      switchPrice: { monthly: toOre(449), total: toOre(10_776) },
      compatibleModels: [],
      hidePrices: false,
    },
    change,
  );

export const aProductList = (change: Change<ProductList> = {}): ProductList =>
  merge<ProductList>(
    {
      listType: 'HANDSET_LIST',
      realm: 'B2C',
      title: 'Mobiltelefoner',
      listPath: '/mobiltelefoner/',
      total: 1,
      items: [aProductListItem()],
    },
    change,
  );

/** One phone and one plan were found for 'aurora'. */
export const aSearchAnswer = (change: Change<SearchAnswer> = {}): SearchAnswer =>
  merge<SearchAnswer>(
    {
      query: 'aurora',
      realm: 'B2C',
      total: 2,
      products: [aProductListItem()],
      parts: [{ part: 'handsets', total: 1 }],
      plans: [
        {
          offeringCode: 'FJELL_X_MAX_2025',
          name: 'Fjell X Max',
          href: '/mobilabonnement/',
          monthlyOfferingPrice: toOre(599),
        },
      ],
      categories: [{ name: 'Mobiltelefoner', href: '/mobiltelefoner/' }],
      pages: [{ name: 'Priser', href: '/mobilabonnement/priser/' }],
    },
    change,
  );

/** For 'auro', typed half: the same, as suggestions. */
export const someSuggestions = (change: Change<Suggestions> = {}): Suggestions => {
  const { brand, name, href, image } = aProductListItem();
  return merge<Suggestions>(
    {
      query: 'auro',
      realm: 'B2C',
      products: [{ brand, name, href, image, price: toOre(12_990), isMonthly: false }],
      plans: [{ name: 'Fjell X Max', href: '/mobilabonnement/', monthlyPrice: toOre(599) }],
      categories: [{ name: 'Mobiltelefoner', href: '/mobiltelefoner/' }],
      pages: [{ name: 'Priser', href: '/mobilabonnement/priser/' }],
    },
    change,
  );
};

/** The name of a crumb: the server's text, the type of a list, the kind of an accessory, else the key of the shop's text. */
export function crumbName({ text }: Crumb): string {
  switch (text.key) {
    case 'ownText':
      return text.values.text;
    case 'list':
      return text.values.listType;
    case 'accessoryKind':
      return text.values.kind;
    default:
      return text.key;
  }
}
