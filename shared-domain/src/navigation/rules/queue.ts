import { STORAGE_KEYS } from '../../contracts/storage-keys';

/** What an answer of the server says of the queue. */
export interface QueueFacts {
  readonly isInsideQueue?: boolean | undefined;
  readonly queueData?: unknown;
}

/** Whether somebody waits for the checkout (F4.4-1): the answer says so and carries the data of the place. */
export const isQueued = ({ isInsideQueue, queueData }: QueueFacts): boolean =>
  isInsideQueue === true && queueData !== undefined && queueData !== null;

/** Name under which the place in the queue is kept: 'queueData', or 'queueData-{suffix}' (F4.4-1). */
export const queueStorageKey = (suffix?: string): string =>
  suffix ? `${STORAGE_KEYS.queueData}-${suffix}` : STORAGE_KEYS.queueData;
