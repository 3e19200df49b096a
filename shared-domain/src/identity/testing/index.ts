import { type Change, merge } from '../../testing/merge';
import type { SessionUser } from '../model';

/** A customer: Kari Nordmann, 900 00 000. */
export const aSessionUser = (change: Change<SessionUser> = {}): SessionUser =>
  merge<SessionUser>(
    { name: 'Kari Nordmann', givenName: 'Kari', familyName: 'Nordmann', phoneNumber: '+4790000000', isRetailer: false },
    change,
  );
