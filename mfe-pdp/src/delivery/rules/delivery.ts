import { type ProductType, toInstantMs } from 'shared-domain/catalogue';
import {
  deliveryDescription,
  type DeliveryMethod,
  type DeliveryText,
  type DeliveryTime,
  toDeliveryCode,
} from 'shared-domain/delivery';
import { type NorwegianTime, norwegianTime } from 'shared-domain/kernel';

const DAY_MS = 86_400_000;

/** A Norwegian calendar day, counted from 1970. */
const dayNumber = ({ year, month, day }: NorwegianTime): number => Date.UTC(year, month - 1, day) / DAY_MS;

/**
 * 'Leveres i morgen', 'Leveres tirsdag 24. november', or 'Kan hentes …' where the shopper collects the parcel (P3-35): days
 * of the Norwegian calendar. Null when the date is missing, past or not a date.
 *
 * @param nowMs milliseconds since the epoch
 */
export function deliveryDateText(
  { type, estimatedDeliveryDate }: Pick<DeliveryMethod, 'type'> & Pick<DeliveryTime, 'estimatedDeliveryDate'>,
  nowMs: number,
): DeliveryText | null {
  const atMs = toInstantMs(estimatedDeliveryDate ?? '');
  if (atMs === null) return null;
  const date = norwegianTime(atMs);
  const daysAway = dayNumber(date) - dayNumber(norwegianTime(nowMs));
  if (daysAway < 0) return null;
  const { weekday, day, month } = date;
  const isCollected = toDeliveryCode(type)?.startsWith('PICK_UP') === true;
  return { key: isCollected ? 'readyForPickup' : 'arrives', values: { daysAway, weekday, day, month } };
}

/** Name of a delivery option: the label of its backend, else the name of its code (P9-8, F9.13-6), else only 'Levering'. */
export function deliveryName({ type, label }: Pick<DeliveryMethod, 'type' | 'label'>): DeliveryText {
  const text = label?.trim();
  if (text) return { key: 'ownText', values: { text } };
  const code = toDeliveryCode(type);
  return code === null || code === 'PROGRESS_BAR' ? { key: 'delivery' } : { key: 'deliveryName', values: { code } };
}

/**
 * The price, 'Fri frakt' for 0, or 'Gratis' for collecting in a shop, where nothing is shipped (P3-35). Null: the price is not
 * known, which does not mean free.
 */
export function deliveryPriceText({ type, price }: Pick<DeliveryMethod, 'type' | 'price'>): DeliveryText | null {
  if (price === null) return null;
  if (price > 0) return { key: 'price', values: { price } };
  return { key: toDeliveryCode(type) === 'PICK_UP_IN_SHOP' ? 'free' : 'freeShipping' };
}

/** An option with its estimated delivery date. */
export type TimedOption<Option> = Option & Pick<DeliveryTime, 'estimatedDeliveryDate'>;

/** Code of an option in the query for delivery times: its delivery code, or its whole type when it contains none. */
const codeOf = (type: string): string => toDeliveryCode(type) ?? type;

/** The codes for the query of delivery times (P7-23, F7.6-5), each once. */
export const deliveryCodesOf = (options: readonly Pick<DeliveryMethod, 'type'>[]): readonly string[] => [
  ...new Set(options.map(({ type }) => codeOf(type))),
];

/** Options with their delivery times, matched by delivery code (P3-35); null where there is none. */
export function withDeliveryTimes<Option extends Pick<DeliveryMethod, 'type'>>(
  options: readonly Option[],
  times: readonly DeliveryTime[],
): readonly TimedOption<Option>[] {
  return options.map((option) => {
    const time = times.find(({ deliveryCode }) => deliveryCode === codeOf(option.type));
    return { ...option, estimatedDeliveryDate: time?.estimatedDeliveryDate ?? null };
  });
}

/** The texts of a delivery option; null: there is none. */
export interface DeliveryOptionTexts {
  readonly type: string;
  readonly name: DeliveryText;
  readonly description: DeliveryText | null;
  /** The text as the backend wrote it. */
  readonly alert: string | null;
  readonly date: DeliveryText | null;
  readonly price: DeliveryText | null;
}

/**
 * Everything that the product page shows of a delivery option (P3-35, P9-7, P9-8).
 *
 * @param nowMs milliseconds since the epoch
 */
export const toDeliveryOptionTexts = (option: TimedOption<DeliveryMethod>, nowMs: number): DeliveryOptionTexts => ({
  type: option.type,
  name: deliveryName(option),
  description: deliveryDescription(option.description),
  alert: option.alert?.trim() || null,
  date: deliveryDateText(option, nowMs),
  price: deliveryPriceText(option),
});

/** Variables of the channel query for delivery methods (P7-22, F7.6-4), without the asking system. */
export interface DeliveryVariables {
  readonly zipCode: string;
  readonly realm: 'b2c';
  readonly isFreeExpressDelivery: boolean;
  readonly isPreownedDelivery: boolean;
  readonly isLetterDelivery: false;
  readonly isDigitalDelivery: false;
}

export interface DeliveryAddressee {
  readonly zipCode: string;
  readonly productType: ProductType;
  /** Configured. */
  readonly isFreeExpressDelivery: boolean;
}

/** The query for a product's delivery methods: nothing is sent by letter or downloaded; pre-owned phones have their own methods (P7-22, F7.6-4). */
export const toDeliveryVariables = ({
  zipCode,
  productType,
  isFreeExpressDelivery,
}: DeliveryAddressee): DeliveryVariables => ({
  zipCode,
  realm: 'b2c',
  isFreeExpressDelivery,
  isPreownedDelivery: productType === 'HANDSET-PREOWNED',
  isLetterDelivery: false,
  isDigitalDelivery: false,
});

/** Texts around the list of shops and delivery options (P2-36). */
export interface CollectModal {
  readonly title: DeliveryText;
  readonly footer: DeliveryText;
  readonly back: DeliveryText;
}

/** The click-and-collect modal: with delivery options 'Leveringsmuligheter', with shops alone 'Finn butikk' (P2-36). */
export const collectModal = (isDeliveryShown: boolean): CollectModal => ({
  title: { key: isDeliveryShown ? 'deliveryOptions' : 'findShop' },
  footer: { key: 'chosenInCheckout' },
  back: { key: 'backToProduct' },
});
