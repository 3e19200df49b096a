import { financingLabel, sizeLabel } from '../../catalogue';
import { dataText as planData, subscriptionText } from '../../subscription';
import { type CartAnswer, type CartRow, isSubscriptionType } from '../model';
import { bundleOf, financingKey } from './financing-key';
import type { DisplayedPrice } from './item-price';
import { subtitleLines } from './subtitle';

type Answer = Pick<CartAnswer, 'cart' | 'subscriptions'>;

export interface RowDetailFacts {
  /** The row is nested in another one, which shows the financing. */
  readonly isNested: boolean;
  readonly price: Pick<DisplayedPrice, 'pieces' | 'unitPrice'> | null;
}

const isText = (part: string | null | undefined): part is string => Boolean(part);

/** 'Lyng, 256 GB' */
const variantText = ({ color, modelSize }: CartRow): string =>
  [color, modelSize && sizeLabel(modelSize)].filter(isText).join(', ');

/** 'Delbetaling 24 md.' on the bundle's own row. */
function financingText(item: CartRow, answer: Answer): string {
  const key = financingKey(item, bundleOf(answer, item));
  return key === 'upfront' ? '' : financingLabel(key);
}

/** 'Ubegrenset data' or '10 GB' of a plan (F3.1-4). */
function dataText({ id, type, code, bundleId }: CartRow, { cart }: Answer): string {
  if (!isSubscriptionType(type)) return '';
  const plan = cart.subscriptions.find((each) => each.id === bundleId || each.code === id || each.code === code);
  const data = plan && planData({ isDataUnlimited: plan.isDataUnlimited, dataIncluded: plan.size ?? undefined });
  return data ? subscriptionText(data) : '';
}

/** Details below the name of a row (F3.1-8, F9.1-22): its subtitle, variant, financing, data, pieces with the unit price. */
export function rowDetails(item: CartRow, answer: Answer, { isNested, price }: RowDetailFacts): readonly string[] {
  const pieces = [price?.pieces, price?.unitPrice].filter(isText).join(', ');
  return [
    ...subtitleLines(item.subtitle),
    variantText(item),
    isNested ? '' : financingText(item, answer),
    dataText(item, answer),
    pieces,
  ].filter(isText);
}
