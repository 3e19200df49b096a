import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { lockFolder, makePrivate } from '../../../src/database';
import { GRANT_MODELS, grantOf, type IdentityStore, TokenConsumedError } from './identity-store';
import { type Journal, openJournal } from './journal';
import { loadKeys } from './keys';

/** Keys and journal in a folder, one process at a time. @throws FolderLockedError while another running process uses it */
export function openFolderStore(folder: string): IdentityStore {
  const release = lockFolder(folder, 'identity');
  makePrivate(folder);
  const journal = openJournal(folder);
  return {
    adapter: journalAdapter(journal),
    keys: loadKeys(folder),
    isReady: async () => true,
    close: async () => {
      journal.close();
      release();
    },
  };
}

/** The provider's models over the journal: sessions, grants, interactions, codes and tokens. @param now milliseconds since the epoch */
export function journalAdapter(journal: Journal, now: () => number = Date.now): AdapterFactory {
  const nowSeconds = (): number => Math.floor(now() / 1000);
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const find = (id: string): AdapterPayload | undefined => journal.get(keyOf(id)) as AdapterPayload | undefined;
    return {
      upsert: async (id, payload, expiresIn) => {
        journal.set(keyOf(id), payload, expiresIn);
        if (model === 'Session' && payload.uid) journal.set(`SessionUid:${payload.uid}`, id, expiresIn);
      },
      find: async (id) => find(id),
      findByUid: async (uid) => {
        const id = journal.get(`SessionUid:${uid}`);
        return typeof id === 'string' ? find(id) : undefined;
      },
      // Used by the device flow only, which is off.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = find(id);
        if (!payload || payload.consumed !== undefined) throw new TokenConsumedError();
        journal.set(keyOf(id), { ...payload, consumed: nowSeconds() }, secondsLeft(payload, nowSeconds()));
      },
      destroy: async (id) => {
        const uid = find(id)?.uid;
        if (model === 'Session' && uid) journal.delete(`SessionUid:${uid}`);
        journal.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const key of journal.keys()) {
          const kind = key.split(':', 1)[0] ?? '';
          if (!GRANT_MODELS.includes(kind)) continue;
          const payload = journal.get(key) as AdapterPayload | undefined;
          if (payload && grantOf(kind, payload) === grantId) journal.delete(key);
        }
      },
    };
  };
}

const secondsLeft = ({ exp }: AdapterPayload, nowSeconds: number): number | undefined =>
  exp === undefined ? undefined : Math.max(1, exp - nowSeconds);
