/**
 * The time of the shop's server, for what begins or ends at a moment: the clock of a device may be wrong by days. Taken from the first
 * answer of an API that says when it was made.
 */
import { singleton } from 'shared-domain/runtime/singleton';

const clock = singleton<{ aheadMs: number | null }>('shop.server-time@1', () => ({ aheadMs: null }));

/** Milliseconds since the epoch; null until a server has answered. */
export const serverNowMs = (): number | null => (clock.aheadMs === null ? null : Date.now() + clock.aheadMs);

/** @param headers of an answer; those of another origin may hide their date, which changes nothing */
export function noteServerTime(headers: Pick<Headers, 'get'>): void {
  if (clock.aheadMs !== null) return;
  const madeAtMs = Date.parse(headers.get('date') ?? '');
  // Kept answers say how old they are, in seconds.
  const ageMs = Number(headers.get('age') ?? 0) * 1_000;
  if (Number.isFinite(madeAtMs + ageMs)) clock.aheadMs = madeAtMs + ageMs - Date.now();
}
