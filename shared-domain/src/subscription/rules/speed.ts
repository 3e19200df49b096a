import { NO_BREAK_SPACE } from '../../money';
import type { Offering, PlanText, SubscriptionText } from '../model';

/** Names of the speeds in the speed modal (F9.11-3). */
export function speedName(mbitPerSecond: number): SubscriptionText {
  const names = { 10: 'speedModerate', 250: 'speedHigh', 1000: 'speedFast' } as const;
  return {
    key:
      (names as Readonly<Partial<Record<number, (typeof names)[keyof typeof names]>>>)[mbitPerSecond] ?? 'speedUnknown',
  };
}

/** Name of a speed on the product page (P9-28). */
export function speedWord(mbitPerSecond: number): PlanText {
  if (mbitPerSecond === 1000) return { key: 'speedWordMax' };
  return { key: mbitPerSecond === 250 ? 'speedWordHigh' : 'speedWordModerate' };
}

/** '250 Mbit/s', the doubled speed when there is one (F9.5-2); null without a speed. */
export function speedText({
  dataMaxSpeed,
  doubleSpeed,
}: Pick<Offering, 'dataMaxSpeed' | 'doubleSpeed'>): string | null {
  return dataMaxSpeed ? `${doubleSpeed ?? dataMaxSpeed.amount}${NO_BREAK_SPACE}${dataMaxSpeed.unit}` : null;
}
