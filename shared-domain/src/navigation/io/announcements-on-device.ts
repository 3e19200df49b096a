import type { STORAGE_KEYS } from '../../contracts/storage-keys';
import { keepText, storedJson } from '../../device/storage';

/** The number that a device remembers; an older one is shown again. */
const KEPT = 20;

type AnnouncementList = (typeof STORAGE_KEYS)['closedAnnouncements' | 'minimizedAnnouncements'];

/** Keys of the announcements in a list of this device; none where the browser keeps nothing or the text is not ours. */
export function announcementsOnDevice(list: AnnouncementList): readonly string[] {
  const stored = storedJson(list);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/** @returns what the device remembers from now on: the last twenty */
export function keepAnnouncementsOnDevice(list: AnnouncementList, keys: readonly string[]): readonly string[] {
  const kept = keys.slice(-KEPT);
  keepText(list, JSON.stringify(kept));
  return kept;
}
