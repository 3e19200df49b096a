import { isQueued, type QueueAnswer, queueStorageKey } from '../rules/queue';

/**
 * Keeps an order's place in the queue as an answer of the server has it, and forgets it when the order no longer waits (F4.4-1).
 *
 * @param suffix name of a preproduction environment
 */
export function keepQueueData(answer: QueueAnswer, suffix?: string): void {
  const key = queueStorageKey(suffix);
  try {
    if (isQueued(answer)) localStorage.setItem(key, JSON.stringify(answer.queueData));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the answers themselves say it again.
  }
}
