import { dayAndMonth, norwegianTime } from 'shared-domain/kernel';
import { formatPrice } from 'shared-domain/money';
import type { Block } from '../page-content';
import { texts as all } from '../texts/live-nb';
import type { Campaign, ShopCalls } from './shop-calls';

const texts = all.campaigns;

function noteOf({ description = '', membersDeal, validTo }: Campaign): string {
  // It is over at a moment, mostly the last second of a day.
  const { day, month } = norwegianTime(Date.parse(validTo) - 1);
  return [
    description,
    ...(membersDeal && !/kunde/.test(description) ? [texts.members] : []),
    `**${texts.until(dayAndMonth(day, month))}**`,
  ].join(' ');
}

/** The running campaigns of consumers with their products, in the feed's order. */
export async function campaigns(calls: ShopCalls): Promise<readonly Block[]> {
  const running = await calls.campaigns();
  if (!running) return [{ type: 'notice', text: texts.unavailable }];
  if (running.length === 0) return [{ type: 'notice', text: texts.none }];
  return running.map((campaign) => ({
    type: 'products',
    heading: campaign.title,
    text: noteOf(campaign),
    items: campaign.products.map(({ name, href, image, upfrontPrice }) => ({
      title: name,
      href,
      image: image.url,
      ...(upfrontPrice?.upfront !== undefined && { price: formatPrice(upfrontPrice.upfront) }),
    })),
  }));
}
