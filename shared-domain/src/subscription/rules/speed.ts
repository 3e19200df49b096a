import { NO_BREAK_SPACE } from '../../money';
import type { Offering } from '../model';

/** Names of the speeds in the speed modal (F9.11-3). */
export function speedName(mbitPerSecond: number): 'Moderat' | 'Høy' | 'Lynrask' | 'Ukjent' {
  const names = { 10: 'Moderat', 250: 'Høy', 1000: 'Lynrask' } as const;
  return names[mbitPerSecond as keyof typeof names] ?? 'Ukjent';
}

/** Name of a speed on the product page (P9-28). */
export function speedWord(mbitPerSecond: number): 'max' | 'høy' | 'moderat' {
  if (mbitPerSecond === 1000) return 'max';
  return mbitPerSecond === 250 ? 'høy' : 'moderat';
}

/** '250 Mbit/s', the doubled speed when there is one (F9.5-2); null without a speed. */
export function speedText({
  dataMaxSpeed,
  doubleSpeed,
}: Pick<Offering, 'dataMaxSpeed' | 'doubleSpeed'>): string | null {
  return dataMaxSpeed ? `${doubleSpeed ?? dataMaxSpeed.amount}${NO_BREAK_SPACE}${dataMaxSpeed.unit}` : null;
}
