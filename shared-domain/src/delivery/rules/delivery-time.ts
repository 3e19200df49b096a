import type { DeliveryMethod, DeliveryTime } from '../model';
import { toDeliveryCode } from './delivery-code';

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
