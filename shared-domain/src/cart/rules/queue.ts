import { STORAGE_KEYS } from '../../contracts/storage-keys';

/** The queue in an answer of the server. */
export interface QueueAnswer {
  readonly isInsideQueue?: boolean | undefined;
  readonly queueData?: unknown;
}

/** Whether the visitor waits for the checkout (F4.4-1): `isInsideQueue` is set and the data of the place is there. */
export const isQueued = ({ isInsideQueue, queueData }: QueueAnswer): boolean =>
  isInsideQueue === true && queueData !== undefined && queueData !== null;

/** Name under which the place in the queue is kept: 'queueData', or 'queueData-{suffix}' (F4.4-1). */
export const queueStorageKey = (suffix?: string): string =>
  suffix ? `${STORAGE_KEYS.queueData}-${suffix}` : STORAGE_KEYS.queueData;
