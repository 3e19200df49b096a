import { ACCESSORY_CATEGORIES, LISTS, listPathOf, type ProductListItem } from 'shared-domain/catalogue';
import { fetchProductList } from 'shared-domain/catalogue/io';
import type { LoaderAnswer, PageRequest } from 'shared-domain/contracts/exposes';
import { groupedCard, listPrice, offeringTitle, speedText, type Offering } from 'shared-domain/subscription';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { monthlyParts, type PriceParts } from 'shared-domain/money';

const SHOWN_PRODUCTS = 4;
const SHOWN_CATEGORIES = 8;

export interface HomePlan {
  readonly name: string;
  readonly headline: string;
  readonly detail: string;
  readonly price: PriceParts;
  readonly isFrom: boolean;
  readonly points: readonly string[];
}

export interface HomeCategory {
  readonly name: string;
  readonly href: string;
  readonly image: ProductListItem['image'];
}

/** What the home page shows: little, already chosen. A part that could not be had is empty, and its section is left out. */
export interface HomeData {
  readonly categories: readonly HomeCategory[];
  readonly handsets: readonly ProductListItem[];
  readonly accessories: readonly ProductListItem[];
  readonly plans: readonly HomePlan[];
}

export async function loader({ signal }: PageRequest): Promise<LoaderAnswer<HomeData>> {
  const [handsets, accessories, offerings] = await Promise.all([
    fetchProductList('B2C', 'HANDSET_LIST', { signal }),
    fetchProductList('B2C', 'ACCESSORY_LIST', { signal }),
    fetchOfferings('B2C', { signal }),
  ]);
  const isWhole = handsets.ok && accessories.ok && offerings.ok;
  return {
    kind: 'data',
    status: isWhole ? 200 : 503,
    data: {
      categories: homeCategories(handsets.ok ? handsets.value.items : [], accessories.ok ? accessories.value.items : []),
      handsets: handsets.ok ? mostPopular(handsets.value.items.filter(({ type }) => type === 'HANDSET')) : [],
      accessories: accessories.ok ? mostPopular(accessories.value.items) : [],
      plans: offerings.ok ? homePlans(offerings.value) : [],
    },
  };
}

const mostPopular = (items: readonly ProductListItem[]): ProductListItem[] =>
  [...items]
    .sort((one, other) => one.position - other.position)
    .slice(0, SHOWN_PRODUCTS)
    .map(({ compatibleAccessories: _accessories, ...item }) => ({ ...item, skus: [], compatibleModels: [] }));

/** Phones, pre-owned phones and each kind of accessory that is sold, shown by a product of its own. */
function homeCategories(handsets: readonly ProductListItem[], accessories: readonly ProductListItem[]): HomeCategory[] {
  const categories: HomeCategory[] = [];
  const add = (name: string, href: string, item: ProductListItem | undefined) => item && categories.push({ name, href, image: item.image });
  add(LISTS.HANDSET_LIST.crumb, listPathOf('HANDSET_LIST', 'B2C'), handsets.find(({ type }) => type === 'HANDSET'));
  add(LISTS['HANDSET-PREOWNED_LIST'].crumb, listPathOf('HANDSET-PREOWNED_LIST', 'B2C'), handsets.find(({ type }) => type === 'HANDSET-PREOWNED'));
  for (const { subType, slug, label } of ACCESSORY_CATEGORIES) {
    if (slug) add(label, `${listPathOf('ACCESSORY_LIST', 'B2C')}?kategori=${slug.slice(1)}`, accessories.find((item) => item.subType === subType));
  }
  return categories.slice(0, SHOWN_CATEGORIES);
}

/** Three ways in: the grouped X plans, the most data by the gigabyte, and the youth plan. */
function homePlans(offerings: readonly Offering[]): HomePlan[] {
  const plans: HomePlan[] = [];
  const grouped = groupedCard(offerings);
  const groupedFirst = grouped?.slots[0]?.offering;
  if (grouped && groupedFirst) {
    plans.push({ name: 'Fjell X', headline: offeringTitle(groupedFirst), detail: grouped.speedText, price: grouped.from, isFrom: true, points: pointsOf(groupedFirst) });
  }
  const byData = offerings.filter((offering) => offering.dataIncluded && !offering.isUngSubscription && !offering.isBarnSubscription && !offering.isHidden);
  const mostData = [...byData].sort((one, other) => (other.dataIncluded?.amount ?? 0) - (one.dataIncluded?.amount ?? 0))[0];
  const youth = offerings.find((offering) => offering.isUngSubscription && offering.isDataUnlimited && !offering.isHidden);
  for (const offering of [mostData, youth]) {
    if (!offering) continue;
    plans.push({
      name: offering.subscriptionName,
      headline: offeringTitle(offering),
      detail: [speedText(offering), offering.isUngSubscription ? 'for deg under 30' : ''].filter(Boolean).join(' '),
      price: monthlyParts(listPrice(offering).amount),
      isFrom: false,
      points: pointsOf(offering),
    });
  }
  return plans;
}

const pointsOf = (offering: Offering): string[] => offering.textBlocks.flatMap((block) => block.uspList.map((usp) => usp.heading)).slice(0, 2);
