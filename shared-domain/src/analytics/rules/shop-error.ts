import type { ShopError, ShopErrorCode } from '../model';

/** 'shopError' (F7.7-5): the code of an error that a visitor saw, never its text. @param status HTTP status, where there was an answer */
export const shopErrorEvent = (code: ShopErrorCode, status?: number): ShopError => ({
  event: 'shopError',
  error: { code, ...(status !== undefined && { status }) },
});
