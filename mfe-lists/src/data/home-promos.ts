import {
  type CardPrice,
  cardPrice,
  catalogueText,
  cheapestBy,
  EMPTY_LIST_QUERY,
  type FinancingOptionId,
  formatListQuery,
  type Image,
  listPathOf,
  withFilters,
} from 'shared-domain/catalogue';
import type { HighlightItem } from 'shared-domain/catalogue/io';
import { isNewHandset, isPreowned } from './home-departments';

export interface HomePromo {
  readonly kind: 'preowned' | 'switch';
  readonly href: string;
  /** The lowest price of its kind, and the product that costs so; the picture is of the most colourful one. */
  readonly price: NonNullable<CardPrice['price']>;
  readonly note: string;
  readonly product: string;
  readonly image: Image;
}

const LEASE: FinancingOptionId = 'lease24';
const SWITCH: FinancingOptionId = 'new-switch';

/** How much colour a picture has that shows a product in its first colour: how far from grey, and how light. */
function colourfulness({ variants }: HighlightItem): number {
  const html = variants.colors[0]?.html ?? '';
  const channels = [1, 3, 5].map((at) => Number.parseInt(html.slice(at, at + 2), 16) || 0);
  const lightest = Math.max(...channels);
  return lightest - Math.min(...channels) + lightest / 4;
}

const mostColourful = (items: readonly HighlightItem[]): HighlightItem | undefined =>
  [...items].sort((one, other) => colourfulness(other) - colourfulness(one))[0];

function promoOf(
  kind: HomePromo['kind'],
  items: readonly HighlightItem[],
  financing: FinancingOptionId,
  href: string,
  leadColour: string | undefined,
): readonly HomePromo[] {
  const cheapest = cheapestBy(items, financing);
  if (!cheapest) return [];
  const { price, note, condition } = cardPrice(cheapest, financing, 'B2C');
  if (!price) return [];
  const terms = [note, ...(condition ? [condition] : [])].map(catalogueText).join('. ');
  const { image } = mostColourful(items.filter(({ variants }) => variants.colors[0]?.html !== leadColour)) ?? cheapest;
  return [{ kind, href, price, note: terms, product: cheapest.name, image }];
}

/** Pre-owned phones and Svitsj, each from its lowest price by the month, in other colours than the lead above. */
export function homePromos(handsets: readonly HighlightItem[], lead: HighlightItem | null): readonly HomePromo[] {
  const colour = lead?.variants.colors[0]?.html;
  const switchQuery = formatListQuery(withFilters(EMPTY_LIST_QUERY, { financing: SWITCH }));
  return [
    ...promoOf('preowned', handsets.filter(isPreowned), LEASE, listPathOf('HANDSET-PREOWNED_LIST', 'B2C'), colour),
    ...promoOf(
      'switch',
      handsets.filter(isNewHandset),
      SWITCH,
      `${listPathOf('HANDSET_LIST', 'B2C')}${switchQuery}`,
      colour,
    ),
  ];
}
