import type { AccountSubscription } from '../../subscription';
import type { SessionUser } from '../model';
import { nationalNumber } from './phone-number';

type Named = Pick<AccountSubscription, 'firstName' | 'lastName' | 'phoneNumber'>;

const lower = (text: string): string => text.trim().toLowerCase();

/** The first of several given names: 'Anne-Kari Lise' → 'anne' (F5.4-3). */
const firstToken = (givenName: string): string => lower(givenName).replace(/[\s-].*/, '');

const isSame = (one: string, other: string): boolean => one !== '' && one === other;

/**
 * Whether a subscription belongs to the logged-in user: the same phone, first given name and family name, in any spelling
 * (P5-11, F5.4-2..4). Empty values never match.
 */
export function isSubscriptionOf(
  subscription: Named,
  user: Pick<SessionUser, 'givenName' | 'familyName' | 'phoneNumber'>,
): boolean {
  return (
    isSame(nationalNumber(subscription.phoneNumber), nationalNumber(user.phoneNumber)) &&
    isSame(firstToken(subscription.firstName), firstToken(user.givenName)) &&
    isSame(lower(subscription.lastName), lower(user.familyName))
  );
}
