import { codePart } from './code-part';

/** Ranks of the older X plans (F9.6-2); X_RASK_VT ranks with RASK, the youth plans just below NORMAL. */
const X_PLANS: Readonly<Record<string, number>> = {
  MOBIL_X_UNG: 999,
  MOBIL_X_UNG_2025_2: 999,
  X_UNG_2025_2: 999,
  MOBIL_X_NORMAL: 1_000,
  MOBIL_X_RASK: 2_000,
  MOBIL_X_RASK_VT: 2_000,
  MOBIL_X_MAX: 3_000,
};

/** Unlimited plans rank 1,000 × position, counted from 1 (F9.6-3). */
const UNLIMITED = [
  'START',
  'START_2025',
  'BASIC',
  'BASIC_2025',
  'BASIC_2025_2',
  'MAX',
  'MAX_2025',
  'MAX_PLUS',
  'MAX_PLUS_2025',
];

/** Ranks of the children's plans (F9.6-5). */
const CHILD: Readonly<Record<string, number>> = { S: 1, L: 2, XL: 3 };

function rankNumber(part: string): number {
  const xPlan = X_PLANS[part];
  if (xPlan !== undefined) return xPlan;
  const position = part.startsWith('X_') ? UNLIMITED.indexOf(part.slice(2)) : -1;
  if (position >= 0) return 1_000 * (position + 1);
  const child = CHILD[/^SMART_BARN_(S|L|XL)$/.exec(part)?.[1] ?? ''];
  if (child !== undefined) return child;
  const gigabytes = Number(/(\d+)GB/.exec(part)?.[1] ?? 0);
  // 8GB ranks 101 by the specification; a renewed plan ('_2') ranks just above its sibling (F9.6-4).
  return (gigabytes === 8 ? 101 : gigabytes * 10) + (part.endsWith('_2') ? 1 : 0);
}

/** Sort key of a plan, five digits, e.g. '06000' (F9.6). Codes without a known pattern rank '00000'. */
export const subscriptionRank = (offeringCode: string): string =>
  String(rankNumber(codePart(offeringCode))).padStart(5, '0');
