import type { CartText, ItemTree } from '../model';

/** Title and text of the info bubble about the breakage fee (F9.1-24). */
export const BREAKAGE_FEE = {
  title: { key: 'breakageFeeTitle' },
  text: { key: 'breakageFeeText' },
} as const satisfies Readonly<Record<string, CartText>>;

/** Whether a row has an info bubble (F4.1-10): only the breakage fee (F9.1-24). */
export const hasBreakageInfo = ({ type }: Pick<ItemTree, 'type'>): boolean => type === 'BREAKAGE_FEE';
