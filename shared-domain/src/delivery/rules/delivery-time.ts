import type { DeliveryMethod, DeliveryTime } from '../model';
import { toDeliveryCode } from './delivery-code';

/** An option with the time it takes. */
export type TimedOption<Option> = Option & Pick<DeliveryTime, 'estimatedDeliveryDate'>;

/** What an option is called in the question for delivery times: its delivery code, or its whole type when that has none. */
const codeOf = (type: string): string => toDeliveryCode(type) ?? type;

/** The codes to ask delivery times for (P7-23, F7.6-5), each once. */
export const deliveryCodesOf = (options: readonly Pick<DeliveryMethod, 'type'>[]): readonly string[] => [
  ...new Set(options.map(({ type }) => codeOf(type))),
];

/** Options with their delivery times, matched by delivery code (P3-35); null where none came. */
export function withDeliveryTimes<Option extends Pick<DeliveryMethod, 'type'>>(
  options: readonly Option[],
  times: readonly DeliveryTime[],
): readonly TimedOption<Option>[] {
  return options.map((option) => {
    const time = times.find(({ deliveryCode }) => deliveryCode === codeOf(option.type));
    return { ...option, estimatedDeliveryDate: time?.estimatedDeliveryDate ?? null };
  });
}
