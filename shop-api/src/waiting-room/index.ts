import type { Config } from '../config/env';
import type { Database } from '../database';
import { createWaitingRoom, type WaitingRoom } from './waiting-room';
import { waitingRoomStore } from './waiting-room-store';

export { registerWaitingRoomAdmin } from './admin-routes';
export { type ReadRoomClient, roomClientReader } from './room-client';
export type { WaitingRoom } from './waiting-room';
export { registerWaitingRoom } from './waiting-room-routes';

interface Dependencies {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly config: Pick<Config, 'checkoutLimit'>;
}

/** The waiting room over the shop's database. */
export const checkoutRoom = ({ database, clock, config }: Dependencies): WaitingRoom =>
  createWaitingRoom({ store: waitingRoomStore(database, config.checkoutLimit), now: () => new Date(clock()) });
