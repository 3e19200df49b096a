import type { CartUpdateInput } from '../model';

/** Keeps the order for another day (F4.1-3, P7-15). */
export const EXTEND_ORDER = { extend: true } as const satisfies CartUpdateInput;

/** Takes everything out of the order (F4.1-4, P7-15). */
export const CLEAR_ORDER = { empty: true } as const satisfies CartUpdateInput;
