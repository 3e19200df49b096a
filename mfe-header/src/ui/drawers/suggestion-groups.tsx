import type { Suggestions } from 'shared-domain/catalogue/io';
import { monthlyParts, type Ore, priceParts, WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { Price, type Suggestion, type SuggestionGroup } from 'shared-domain/ui';
import { searchTexts } from '../../texts/search-nb';

type Link = Suggestions['pages'][number];

/** @param toHref as the page around the header needs addresses */
export function suggestionGroups(
  { products, plans, categories, pages, realm }: Suggestions,
  toHref: (address: string) => string,
): readonly SuggestionGroup[] {
  const vatNote = realm === 'B2C' ? undefined : WITHOUT_VAT_NOTE;
  const priceOf = (amount: Ore, isMonthly: boolean) => (
    <Price size="s" amount={isMonthly ? monthlyParts(amount) : priceParts(amount)} vatNote={vatNote} align="end" />
  );
  const toLinks = (kind: string, links: readonly Link[]): readonly Suggestion[] =>
    links.map(({ name, href }, place) => ({ id: `${kind}-${place}`, href: toHref(href), title: name }));
  const groups: readonly SuggestionGroup[] = [
    {
      label: searchTexts.products,
      items: products.map(({ brand, name, href, image, price, isMonthly }, place) => ({
        id: `product-${place}`,
        href: toHref(href),
        above: brand,
        title: name,
        image,
        aside: price !== undefined && priceOf(price, isMonthly),
      })),
    },
    {
      label: searchTexts.plans,
      items: plans.map(({ name, href, monthlyPrice }, place) => ({
        id: `plan-${place}`,
        href: toHref(href),
        title: name,
        aside: monthlyPrice !== undefined && priceOf(monthlyPrice, true),
      })),
    },
    { label: searchTexts.categories, items: toLinks('category', categories) },
    { label: searchTexts.pages, items: toLinks('page', pages) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
