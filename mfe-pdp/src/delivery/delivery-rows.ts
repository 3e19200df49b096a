import type { Realm } from 'shared-domain/contracts/realm';
import { deliveryText, toDeliveryCode } from 'shared-domain/delivery';
import { formatPrice, ZERO } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import { vatNote } from '../texts/nb';
import { deliveryDateText, type DeliveryOptionTexts, toDeliveryOptionTexts } from './rules/delivery';
import type { DeliveryOption } from './use-delivery-options';

export interface ShownDelivery {
  readonly key: string;
  /** Collected in a shop. */
  readonly isInShop: boolean;
  readonly name: string;
  readonly description: string | null;
  readonly alert: string | null;
  /** 'Leveres i morgen'. */
  readonly date: string | null;
  /** '149,-', for companies '119,20 kr (ekskl. mva.)'; '0,-' where the order earns free shipping. */
  readonly price: string | null;
  /** The price of the channel, which free shipping strikes; null: nothing is struck. */
  readonly before: string | null;
}

export interface DeliveryTerms {
  readonly realm: Realm;
  /** Delivery of this order costs nothing, as the cart will say. */
  readonly isFree: boolean;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
}

const show = (text: DeliveryOptionTexts['name'] | null): string | null => text && deliveryText(text);

/** The texts of delivery options (P3-35, P9-7, P9-8), each price on the basis of the realm. */
export const deliveryRows = (
  options: readonly DeliveryOption[],
  { realm, isFree, nowMs }: DeliveryTerms,
): readonly ShownDelivery[] =>
  options.map((option, index) => {
    const price = option.price === null ? null : amountInRealm(realm, option.price);
    const {
      type,
      name,
      description,
      alert,
      date,
      price: priceText,
    } = toDeliveryOptionTexts({ ...option, price }, nowMs);
    const hasPrice = price !== null && price > ZERO;
    const own = priceText && [deliveryText(priceText), hasPrice ? vatNote(realm) : ''].filter(Boolean).join(' ');
    const isStruck = isFree && hasPrice;
    return {
      key: `${type} ${index}`,
      isInShop: toDeliveryCode(type) === 'PICK_UP_IN_SHOP',
      name: deliveryText(name),
      description: show(description),
      alert,
      date: show(date),
      price: isStruck ? formatPrice(ZERO) : own,
      before: isStruck ? own : null,
    };
  });

/** Days until an option arrives; very many when that is not known. */
function daysAway(option: DeliveryOption, nowMs: number): number {
  const date = deliveryDateText(option, nowMs);
  return date?.key === 'arrives' || date?.key === 'readyForPickup' ? date.values.daysAway : Number.MAX_SAFE_INTEGER;
}

const costOf = ({ price }: DeliveryOption): number => price ?? Number.MAX_SAFE_INTEGER;

/** The option that arrives first, the cheapest of several on one day; null when no day is known. */
export function quickestOption(options: readonly DeliveryOption[], nowMs: number): DeliveryOption | null {
  const [first] = options
    .map((option) => ({ option, days: daysAway(option, nowMs) }))
    .filter(({ days }) => days < Number.MAX_SAFE_INTEGER)
    .sort((one, other) => one.days - other.days || costOf(one.option) - costOf(other.option));
  return first?.option ?? null;
}

/** The cheapest option, the quickest of several at one price; null when there is none. Collecting in a shop is no delivery. */
export function cheapestOption(options: readonly DeliveryOption[], nowMs: number): DeliveryOption | null {
  const [cheapest] = options
    .filter(({ type }) => toDeliveryCode(type) !== 'PICK_UP_IN_SHOP')
    .sort((one, other) => costOf(one) - costOf(other) || daysAway(one, nowMs) - daysAway(other, nowMs));
  return cheapest ?? null;
}

/** The options that an answer names: the cheapest, and the quickest where that one is sooner. When delivery is free, the quickest alone. */
export function namedOptions(
  options: readonly DeliveryOption[],
  { isFree, nowMs }: Pick<DeliveryTerms, 'isFree' | 'nowMs'>,
): readonly DeliveryOption[] {
  const quickest = quickestOption(options, nowMs);
  const first = (isFree ? quickest : cheapestOption(options, nowMs)) ?? quickest ?? options[0];
  if (!first) return [];
  return quickest && daysAway(quickest, nowMs) < daysAway(first, nowMs) ? [first, quickest] : [first];
}
