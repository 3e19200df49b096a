import { deliveryDescription, deliveryText, isAccessoryOnly } from 'shared-domain/delivery';
import { formatPrice } from 'shared-domain/money';
import { type Block, searchBlock } from '../page-content';
import { texts as all } from '../texts/live-nb';
import type { ShopCalls } from './shop-calls';

const texts = all.delivery;

/** What delivery to a postcode costs, the cheapest first. @param text what the visitor searched for */
export async function deliveryPrices(calls: ShopCalls, text: string): Promise<readonly Block[]> {
  const search = searchBlock('postnummer', texts, text);
  if (text === '') return [search];
  const postcode = /\d{4}/.exec(text)?.[0];
  const methods = postcode === undefined ? [] : await calls.deliveryMethods(postcode);
  if (postcode === undefined || methods.length === 0) return [search, { type: 'notice', text: texts.unknown }];
  const priced = methods.flatMap(({ type, label, description, price }) => {
    if (price === null || label === null) return [];
    const text = deliveryDescription(description);
    const name = isAccessoryOnly(type) ? texts.accessoriesOnly(label) : label;
    return [{ name, description: text ? deliveryText(text) : '', price }];
  });
  return [
    search,
    {
      type: 'table',
      heading: texts.heading(postcode),
      head: [...texts.head],
      rows: priced
        .sort((one, other) => one.price - other.price)
        .map(({ name, description, price }) => [name, price === 0 ? texts.free : formatPrice(price), description]),
    },
  ];
}
