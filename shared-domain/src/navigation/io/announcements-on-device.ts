import type { STORAGE_KEYS } from '../../contracts/storage-keys';

/** The number that a device remembers; an older one is shown again. */
const KEPT = 20;

type AnnouncementList = (typeof STORAGE_KEYS)['closedAnnouncements' | 'minimizedAnnouncements'];

/** Keys of the announcements in a list of this device; none where the browser keeps nothing or the text is not ours. */
export function announcementsOnDevice(list: AnnouncementList): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(list) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns what the device remembers from now on: the last twenty */
export function keepAnnouncementsOnDevice(list: AnnouncementList, keys: readonly string[]): readonly string[] {
  const kept = keys.slice(-KEPT);
  try {
    localStorage.setItem(list, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  return kept;
}
