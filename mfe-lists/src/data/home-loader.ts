import { catalogueText, type Image, toListCard } from 'shared-domain/catalogue';
import { fetchListHighlights, type HighlightItem } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { legalText } from 'shared-domain/legal';
import type { Ore } from 'shared-domain/money';
import { getConfig } from 'shared-domain/runtime/config';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { type HomeCard, toHomeCard } from './home-card';
import {
  biggestSavings,
  HOME_LISTS,
  type HomeDepartment,
  homeDepartments,
  type HomeLists,
  leadHandset,
  newestHandsets,
  oneOfEachKind,
} from './home-departments';
import { type HomePlan, homePlans } from './home-plans';
import { type HomePromo, homePromos } from './home-promos';

/** The product as the hero shows it. */
export interface HomeLead extends Pick<HomeCard, 'href' | 'name' | 'badge' | 'price' | 'priceNote'> {
  readonly image: Image;
  /** One line about the phone, or ''. */
  readonly text: string;
  /** The plan that must be bought with it, and the least that both cost (F9.3-2), or ''. */
  readonly legal: string;
}

/** Data of the home page: little, already chosen. A part whose data is missing is empty, and its section is left out. */
export interface HomePageData {
  readonly lead: HomeLead | null;
  readonly departments: readonly HomeDepartment[];
  readonly newest: readonly HomeCard[];
  readonly offers: readonly HomeCard[];
  readonly promos: readonly HomePromo[];
  readonly plans: readonly HomePlan[];
  readonly accessories: readonly HomeCard[];
}

const planNeeded = catalogueText({ key: 'priceCondition', values: { of: 'plan', total: null } });

/** The minimum total price that the card states; null where it states none. */
function planTotal(item: HighlightItem): { readonly months: number; readonly total: Ore } | null {
  const { condition } = toListCard(item);
  return condition?.key === 'priceCondition' && condition.values.of === 'withPlan' ? condition.values : null;
}

function toLead(item: HighlightItem): HomeLead {
  const { href, name, badge, price, priceNote, condition, image } = toHomeCard(item);
  const total = planTotal(item);
  const legal =
    total === null
      ? condition
      : `${planNeeded} ${legalText({ key: 'deviceAndPlan', values: { device: 'phone', ...total } })}`;
  return { href, name, badge, price, priceNote, image, text: item.description ?? '', legal };
}

/**
 * Every list and the plans at the same time.
 *
 * @returns a degraded answer when one of them could not be read: the page shows the others, and without any of them still leads on
 */
export const loadHome: PageModule<HomePageData>['loader'] = async ({ signal }) => {
  const [offerings, ...answers] = await Promise.all([
    fetchOfferings('B2C', { signal }),
    ...HOME_LISTS.map((listType) => fetchListHighlights('B2C', listType, { signal })),
  ]);
  const lists = Object.fromEntries(
    HOME_LISTS.map((listType, index) => [listType, itemsOf(answers[index])]),
  ) as unknown as HomeLists;
  const handsets = lists.HANDSET_LIST;
  const lead = leadHandset(handsets);
  const newest = newestHandsets(handsets, lead);
  const offers = biggestSavings(Object.values(lists).flat(), lead ? [lead, ...newest] : newest);
  return {
    kind: 'data',
    data: {
      lead: lead && toLead(lead),
      departments: homeDepartments(lists, lead),
      newest: newest.map(toHomeCard),
      offers: offers.map(toHomeCard),
      promos: homePromos(handsets),
      plans: offerings.ok ? homePlans(offerings.value, getConfig().brand.name) : [],
      accessories: oneOfEachKind(lists.ACCESSORY_LIST, offers).map(toHomeCard),
    },
    ...([offerings, ...answers].some(({ ok }) => !ok) && { isDegraded: true }),
  };
};

const itemsOf = (answer: Awaited<ReturnType<typeof fetchListHighlights>> | undefined): readonly HighlightItem[] =>
  answer?.ok ? answer.value.items : [];
