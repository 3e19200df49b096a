import { sizeLabel } from '../../catalogue';
import { dataText as planData } from '../../subscription';
import {
  type CartAnswer,
  type CartRow,
  type CartText,
  HARDWARE_TYPES,
  isSubscriptionType,
  type ItemTree,
} from '../model';
import { bundleOf, financingKey } from './financing';
import type { DisplayedPrice } from './item-price';

type Answer = Pick<CartAnswer, 'cart' | 'subscriptions'>;

const own = (text: string): CartText => ({ key: 'own', values: { text } });
const isKnown = <Part>(part: Part | null | undefined): part is Part => part !== null && part !== undefined;

/** 'Lyng, 256 GB' */
function variantText({ color, modelSize }: CartRow): CartText | null {
  const text = [color, modelSize && sizeLabel(modelSize)].filter(Boolean).join(', ');
  return text ? own(text) : null;
}

/**
 * 'Delbetaling 24 md.' on the bundle's own row. A swap and an equipment agreement are named too, though their key is that of a full price
 * (F4.1-17).
 */
function financingText(item: CartRow, answer: Answer): CartText | null {
  const bundle = bundleOf(answer, item);
  const { type, duration } = (HARDWARE_TYPES.has(item.type) && bundle?.financing) || {};
  if (type === 'switch') return { key: 'financing', values: { option: 'new-switch' } };
  if (type === 'ukko') return { key: 'financing', values: { option: `ukko${duration ?? ''}` } };
  const key = financingKey(item, bundle);
  return key === 'upfront' ? null : { key: 'financing', values: { option: key } };
}

/** Which own number a plan replaces the plan of; without it in server-rendered HTML. */
const changeText = ({ phoneNumber }: CartRow): CartText | null =>
  phoneNumber === undefined ? null : { key: 'planChange', values: { number: phoneNumber } };

/** The data of a plan (F3.1-4). */
function dataText({ id, type, code, bundleId }: CartRow, { cart }: Answer): CartText | null {
  if (!isSubscriptionType(type)) return null;
  const plan = cart.subscriptions.find((each) => each.id === bundleId || each.code === id || each.code === code);
  const text = plan && planData({ isDataUnlimited: plan.isDataUnlimited, dataIncluded: plan.size ?? undefined });
  return text ? { key: 'plan', values: { text } } : null;
}

/**
 * Details below the name of a row (F3.1-8, F9.1-22): its subtitle, variant, financing, data, pieces with the unit price.
 *
 * @returns lines of texts that are shown with commas between them
 */
export function rowDetails(
  item: CartRow,
  answer: Answer,
  {
    isNested,
    price,
  }: {
    /** The row is nested in another one, which shows the financing. */
    readonly isNested: boolean;
    readonly price: Pick<DisplayedPrice, 'pieces' | 'unitPrice'> | null;
  },
): readonly (readonly CartText[])[] {
  const lines = [
    ...subtitleLines(item.subtitle).map((line) => [own(line)]),
    [changeText(item)],
    [variantText(item)],
    [isNested ? null : financingText(item, answer)],
    [dataText(item, answer)],
    [price?.pieces, price?.unitPrice],
  ];
  return lines.map((line) => line.filter(isKnown)).filter((line) => line.length > 0);
}

/** Tags at which a line ends. */
const LINE_END = /<(?:br|\/?(?:p|ul|ol|li|div))\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00A0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/**
 * The lines of a subtitle (F3.1-8): one text or a list, which may contain markup. Tags are removed, block tags end a line;
 * the lines are shown as text.
 */
export function subtitleLines(subtitle: string | readonly string[] | undefined): readonly string[] {
  return [subtitle ?? []]
    .flat()
    .flatMap((text) => text.replace(LINE_END, '\n').split('\n'))
    .map((line) =>
      line
        .replace(TAG, '')
        .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
        .trim(),
    )
    .filter((line) => line !== '');
}

/** A device of a bundle without a subscription (F5.1-6): no plan is chosen yet, or the customer keeps an existing one. */
const isBundleWithoutSubscription = ({ type, bundleId, items }: ItemTree): boolean =>
  Boolean(bundleId) && HARDWARE_TYPES.has(type) && !items?.some((child) => isSubscriptionType(child.type));

/** Whether a cart has such a device (F5.1-6). */
export const hasBundleWithoutSubscription = (items: readonly ItemTree[]): boolean =>
  items.some(isBundleWithoutSubscription);
