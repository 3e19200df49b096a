import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Journal, journalAdapter, openJournal } from './folder-store';
import { TokenConsumedError } from './identity-store';

const START_MS = Date.UTC(2026, 10, 21, 12);
const SECONDS = START_MS / 1000;
/** The provider passes no expiry for what does not expire, although its types require one. */
const NEVER = undefined as never;
let nowMs = START_MS;
const now = (): number => nowMs;

let folder: string;
let journal: Journal;
beforeEach(() => {
  nowMs = START_MS;
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  journal = openJournal(folder, now);
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the provider’s store', () => {
  const open = (model: string) => journalAdapter(journal, now)(model);

  test('returns the latest stored value, by model and id', async () => {
    await open('AccessToken').upsert('a', { accountId: 'ingrid', scope: 'openid' }, 60);
    await open('AccessToken').upsert('a', { accountId: 'ingrid', scope: 'openid profile' }, 60);
    expect(await open('AccessToken').find('a')).toEqual({ accountId: 'ingrid', scope: 'openid profile' });
    expect(await open('RefreshToken').find('a')).toBeUndefined();
    expect(await open('AccessToken').find('b')).toBeUndefined();
  });

  test('expired values are gone, values without expiry stay', async () => {
    await open('AccessToken').upsert('a', { accountId: 'ingrid' }, 60);
    await open('Session').upsert('s', { uid: 'u' }, 60);
    await open('Grant').upsert('g', { accountId: 'ingrid' }, NEVER);
    nowMs += 59_999;
    expect(await open('AccessToken').find('a')).toBeDefined();
    nowMs += 1;
    expect(await open('AccessToken').find('a')).toBeUndefined();
    expect(await open('Session').findByUid('u')).toBeUndefined();
    nowMs += 365 * 86_400_000;
    expect(await open('Grant').find('g')).toEqual({ accountId: 'ingrid' });
  });

  test('storing a value again renews its expiry', async () => {
    await open('Session').upsert('s', { uid: 'u' }, 60);
    nowMs += 30_000;
    await open('Session').upsert('s', { uid: 'u' }, 60);
    nowMs += 59_000;
    expect(await open('Session').find('s')).toEqual({ uid: 'u' });
  });

  test('a code is consumed once, also by concurrent requests', async () => {
    await open('AuthorizationCode').upsert('c', { accountId: 'ingrid', grantId: 'g', exp: SECONDS + 60 }, 60);
    const tries = await Promise.allSettled([1, 2, 3].map(() => open('AuthorizationCode').consume('c')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(TokenConsumedError);
    expect(await open('AuthorizationCode').find('c')).toEqual({
      accountId: 'ingrid',
      grantId: 'g',
      exp: SECONDS + 60,
      consumed: SECONDS,
    });
    nowMs += 60_000;
    expect(await open('AuthorizationCode').find('c')).toBeUndefined();
  });

  test('an unknown code cannot be consumed', async () => {
    await expect(open('AuthorizationCode').consume('c')).rejects.toMatchObject({
      message: 'invalid_grant',
      statusCode: 400,
      expose: true,
    });
  });

  test('revoking a grant deletes its code and tokens and nothing else', async () => {
    for (const model of ['AccessToken', 'AuthorizationCode', 'RefreshToken', 'Session'])
      await open(model).upsert('mine', { grantId: 'g', uid: 'u' }, 60);
    await open('AccessToken').upsert('other', { grantId: 'h' }, 60);
    await open('RefreshToken').revokeByGrantId('g');
    for (const model of ['AccessToken', 'AuthorizationCode', 'RefreshToken'])
      expect(await open(model).find('mine')).toBeUndefined();
    expect(await open('Session').find('mine')).toBeDefined();
    expect(await open('AccessToken').find('other')).toBeDefined();
  });

  test('a session is found by its uid until it is destroyed', async () => {
    await open('Session').upsert('s', { uid: 'u', accountId: 'ingrid' }, 60);
    await open('Interaction').upsert('i', { uid: 'u' }, 60);
    expect(await open('Session').findByUid('u')).toEqual({ uid: 'u', accountId: 'ingrid' });
    expect(await open('Session').findByUid('v')).toBeUndefined();
    await open('Session').destroy('s');
    expect(await open('Session').findByUid('u')).toBeUndefined();
    expect(await open('Session').find('s')).toBeUndefined();
    expect(await open('Interaction').find('i')).toBeDefined();
  });
});
