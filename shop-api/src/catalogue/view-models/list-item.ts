import type { CardItem, HighlightItem, ListView, ProductListItem } from 'shared-domain/catalogue';
import type { CardItemWire, HighlightItemWire, ListViewWire, ProductListItemWire } from 'shared-domain/catalogue/io';
import { type Ore, toNok, toOre } from 'shared-domain/money';

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
