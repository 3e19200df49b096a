import type { CartUpdateInput } from '../model';

/** Extends the life of the order by a day (F4.1-3, P7-15). */
export const EXTEND_ORDER = { extend: true } as const satisfies CartUpdateInput;

/** Removes everything from the order (F4.1-4, P7-15). */
export const CLEAR_ORDER = { empty: true } as const satisfies CartUpdateInput;
