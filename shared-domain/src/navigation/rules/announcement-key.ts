import type { Announcement } from '../model';

/** What a device remembers of an announcement that was closed on it: which one, and what it said. A new text is shown again. */
export const announcementKey = ({ id, title = '', text }: Pick<Announcement, 'id' | 'title' | 'text'>): string =>
  [id, title, text].join('|');
