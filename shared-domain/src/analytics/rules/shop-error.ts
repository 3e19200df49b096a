import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { ShopError, ShopErrorCode } from '../model';

/** 'shopError' (F7.7-5): the code of an error that a visitor saw, never its text. @param status HTTP status, where there was an answer */
export const shopErrorEvent = (code: ShopErrorCode, status?: number): ShopError => ({
  event: 'shopError',
  error: { code, ...(status !== undefined && { status }) },
});

type FailedCall = keyof typeof FAILED_CALLS;

/**
 * 'shopError' of a failed call (F7.7-5), known by its message in the log.
 *
 * @param message may have more behind it, which is not sent
 * @returns null for an error that is no failed call of the shop
 */
export function failedCallEvent(message: string, status?: number): ShopError | null {
  const codes = Object.keys(FAILED_CALLS) as FailedCall[];
  // One message may begin with another: the longest is meant.
  const [code] = codes
    .filter((each) => message.startsWith(FAILED_CALLS[each]))
    .sort((one, other) => FAILED_CALLS[other].length - FAILED_CALLS[one].length);
  return code === undefined ? null : shopErrorEvent(code, status);
}
