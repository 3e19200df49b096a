import { toSessionUser } from 'shared-domain/identity';
import { claimsOf, findPerson } from '../../stand-ins/identity-provider';
import type { Database } from '../database';
import { SESSION_COOKIE } from '../http/client';
import { sessionStore } from '../session/session-store';
import { TEST_NOW_MS } from './create-test-app';

/** The Cookie header of a person's session, opened without a provider. @param at milliseconds since the epoch */
export async function sessionOf(database: Database, username: string, at = TEST_NOW_MS): Promise<string> {
  const person = findPerson(username);
  if (!person) throw new Error(`There is no customer ${username}`);
  const tokens = { accessToken: 'a-token', refreshToken: null, idToken: null, expiresAtMs: null };
  return `${SESSION_COOKIE}=${await sessionStore(database, () => at).open(username, toSessionUser(claimsOf(person)), tokens)}`;
}
