import { createHash } from 'node:crypto';
import {
  createListIndex,
  type FacetOptions,
  listHighlights,
  type ListIndex,
  type ListQuery,
  type ListScope,
  type ListView,
  type ProductListItem,
  toCardItem,
  toInstantMs,
  toListColumns,
  toListView,
} from 'shared-domain/catalogue';
import type {
  CardItem,
  CardItemWire,
  HighlightItem,
  HighlightItemWire,
  ListColumns,
  ListHighlightsWire,
  ListViewWire,
  ProductListItemWire,
} from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { type Ore, toNok, toOre } from 'shared-domain/money';
import type { Catalogue, Product } from '../model';
import { productsIn } from './product-list';
import { toListRow } from './product-list-item';

const highlightsOf = (
  items: readonly ProductListItem[],
  products: readonly Product[],
  place: Pick<ListHighlightsWire, 'listType' | 'realm'>,
): ListHighlightsWire => ({
  ...place,
  items: listHighlights(items).map((item) =>
    toHighlightWire(toCardItem(item), item, products[item.position - 1]?.shortDescription),
  ),
});

/** A list with its settings in the realm; none: the default ones. */
export interface AskedList extends ListScope {
  readonly settings?: FacetOptions | undefined;
}

/** A list that answers queries: the products by popularity, and their index. */
export interface IndexedList {
  readonly columns: ListColumns;
  readonly index: ListIndex;
  readonly products: readonly Product[];
  readonly highlights: ListHighlightsWire | null;
  /** Milliseconds since the epoch at which a status of a product changes by itself; the list is indexed again then. */
  readonly validUntilMs: number;
}

/** @param place of the product in its list, from 0 */
const itemAt =
  (products: readonly Product[], catalogue: Catalogue, realm: Realm, nowMs: number) =>
  (place: number): ProductListItem => {
    const product = products[place];
    if (!product) throw new Error(`The list has no product ${place}`);
    return toRuleItem({ ...toListRow(product, catalogue, realm, nowMs), position: place + 1 });
  };

function nextChange(products: readonly Product[], nowMs: number): number {
  let next = Infinity;
  for (const { variants } of products)
    for (const { statuses } of variants)
      for (const { timestampIso } of statuses) {
        const instantMs = toInstantMs(timestampIso) ?? 0;
        if (instantMs > nowMs && instantMs < next) next = instantMs;
      }
  return next;
}

function indexList(catalogue: Catalogue, realm: Realm, { settings, ...scope }: AskedList, nowMs: number): IndexedList {
  const { listType } = scope;
  const products = productsIn(catalogue, realm, scope);
  const toItem = itemAt(products, catalogue, realm, nowMs);
  const items = products.map((_, place) => toItem(place));
  const columns = toListColumns(items, settings, realm);
  const content = JSON.stringify([columns, products.map(({ path }) => path)]);
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return {
    columns: { listType, realm, version, ...columns },
    index: createListIndex(columns, products),
    products,
    highlights: listType === 'ALL' ? null : highlightsOf(items, products, { listType, realm }),
    validUntilMs: nextChange(products, nowMs),
  };
}

const KEPT = new WeakMap<Catalogue, Map<string, IndexedList>>();

/** Indexes a list once for a catalogue, and again when a product's status has changed by itself. */
export function indexedList(catalogue: Catalogue, realm: Realm, asked: AskedList, nowMs: number): IndexedList {
  const lists = KEPT.get(catalogue) ?? new Map<string, IndexedList>();
  KEPT.set(catalogue, lists);
  const { listType, category, brand, series, settings } = asked;
  const key = JSON.stringify([realm, listType, category, brand, series, settings]);
  const known = lists.get(key);
  if (known && nowMs < known.validUntilMs) return known;
  const indexed = indexList(catalogue, realm, asked, nowMs);
  // Addresses name any brand; only lists that have products are kept.
  if (indexed.products.length > 0 || listType !== 'ALL') lists.set(key, indexed);
  return indexed;
}

/** The view of a list for a query; the cards are made of the catalogue, of the shown products only. */
export function listView(
  { columns: { listType, realm, version }, index, products }: IndexedList,
  catalogue: Catalogue,
  { query, firstPage }: { readonly query: ListQuery; readonly firstPage?: number | undefined },
  nowMs: number,
): ListViewWire {
  const view = toListView(index, itemAt(products, catalogue, realm, nowMs), query, firstPage);
  return toViewWire({ listType, realm, version, ...view });
}

const oreIn = <Field extends string>(amounts: Readonly<Record<Field, number>>): Record<Field, Ore> =>
  Object.fromEntries(Object.entries<number>(amounts).map(([field, amount]) => [field, toOre(amount)])) as Record<
    Field,
    Ore
  >;
const nokIn = <Field extends string>(amounts: Readonly<Record<Field, Ore>>): Record<Field, number> =>
  Object.fromEntries(Object.entries<Ore>(amounts).map(([field, amount]) => [field, toNok(amount)])) as Record<
    Field,
    number
  >;

/** A product of a list as the rules read it, in øre; what the wire says of it was made here, so nothing is checked. */
export function toRuleItem(item: ProductListItemWire): ProductListItem {
  const { upfrontPrice, switchPrice, ukkoPrice } = item;
  return {
    ...item,
    upfrontPrice: upfrontPrice && oreIn(upfrontPrice as { upfront: number; total: number }),
    leasePrice: item.leasePrice.map(({ duration, code, ...amounts }) => ({
      duration,
      code,
      ...oreIn(amounts as { upfront: number; monthly: number; total: number }),
    })),
    switchPrice: switchPrice && oreIn(switchPrice),
    ukkoPrice: ukkoPrice && {
      duration: ukkoPrice.duration,
      ...(ukkoPrice.monthly !== undefined && { monthly: toOre(ukkoPrice.monthly) }),
    },
  };
}

export const toCardWire = ({ upfrontPrice, leasePrice, switchPrice, ukkoPrice, ...item }: CardItem): CardItemWire => ({
  ...item,
  upfrontPrice: upfrontPrice && nokIn(upfrontPrice as { upfront: Ore }),
  leasePrice: leasePrice.map(({ duration, code, ...amounts }) => ({
    duration,
    code,
    ...nokIn(amounts as { upfront: Ore; monthly: Ore }),
  })),
  switchPrice: switchPrice && nokIn(switchPrice as { monthly: Ore }),
  ...(ukkoPrice && {
    ukkoPrice: {
      duration: ukkoPrice.duration,
      ...(ukkoPrice.monthly !== undefined && { monthly: toNok(ukkoPrice.monthly) }),
    },
  }),
});

export const toHighlightWire = (
  card: CardItem,
  { type, subType, position, releaseDate }: Pick<HighlightItem, 'type' | 'subType' | 'position' | 'releaseDate'>,
  description?: string,
): HighlightItemWire => ({
  ...toCardWire(card),
  type,
  subType,
  position,
  releaseDate,
  ...(type === 'HANDSET' && description !== undefined && { description }),
});

export const toViewWire = (view: ListView): ListViewWire => ({
  ...view,
  items: view.items.map(toCardWire),
  priceBounds: view.priceBounds && nokIn(view.priceBounds),
});
