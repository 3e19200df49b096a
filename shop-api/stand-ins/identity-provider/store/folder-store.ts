import { lockFolder, makePrivate } from '../../../src/database';
import type { IdentityStore } from './identity-store';
import { openJournal } from './journal';
import { journalAdapter } from './journal-adapter';
import { loadKeys } from './key-file';

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
