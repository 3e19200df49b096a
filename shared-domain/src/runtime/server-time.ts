/**
 * The time of the shop's server, for what begins or ends at a moment: the clock of a device may be wrong by days. Taken from the answers
 * of APIs that say when they were made. One that the browser kept is old, but none is of the future: the latest time counts.
 */
import { singleton } from 'shared-domain/runtime/singleton';

const clock = singleton<{ aheadMs: number | null }>('shop.server-time@1', () => ({ aheadMs: null }));

/** The only place that reads it, of all scripts of a page. It goes on while a device sleeps, as `performance.now` does not everywhere. */
// oxlint-disable-next-line shop/restricted-syntax
const deviceNowMs = (): number => Date.now();

/** Milliseconds since the epoch; null until a server has answered. */
export const serverNowMs = (): number | null => (clock.aheadMs === null ? null : deviceNowMs() + clock.aheadMs);

/** Milliseconds since the epoch, by the server's clock; by the device's only where no server has said its time. */
export const shopNowMs = (): number => deviceNowMs() + (clock.aheadMs ?? 0);

/** @param headers of an answer; those of another origin may hide their date, which changes nothing */
export function noteServerTime(headers: Pick<Headers, 'get'>): void {
  const madeAtMs = Date.parse(headers.get('date') ?? '');
  // Kept answers say how old they are, in seconds.
  const ageMs = Number(headers.get('age') ?? 0) * 1_000;
  const aheadMs = madeAtMs + ageMs - deviceNowMs();
  // An answer without a date is ahead of nothing.
  if (aheadMs > (clock.aheadMs ?? -Infinity)) clock.aheadMs = aheadMs;
}
