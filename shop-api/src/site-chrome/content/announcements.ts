import type { Announcement } from 'shared-domain/navigation/io';

/** Announcements on every page (F3.7-4), until they are removed here. They are short: on a phone one line is 40 characters. */
export const announcements: { readonly entries: readonly Announcement[] } = {
  entries: [
    {
      id: 'levering-2026',
      icon: 'info',
      title: 'Sendes i dag',
      text: 'Bestill før kl. 14 på hverdager.',
      links: [],
      minimizable: false,
    },
  ],
};
