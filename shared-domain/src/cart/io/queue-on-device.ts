import { keepText } from '../../device/storage';
import { isQueued, type QueueAnswer, queueStorageKey } from '../rules/queue';

/**
 * Keeps an order's place in the queue as an answer of the server has it, and forgets it when the order no longer waits (F4.4-1).
 *
 * @param suffix name of a preproduction environment
 */
export function keepQueueData(answer: QueueAnswer, suffix?: string): void {
  // Without storage the answers themselves say it again.
  keepText(queueStorageKey(suffix), isQueued(answer) ? JSON.stringify(answer.queueData) : null);
}
