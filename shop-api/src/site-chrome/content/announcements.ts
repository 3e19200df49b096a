import type { Announcement } from 'shared-domain/navigation/io';

/** Announcements on every page (F3.7-4), until they are removed here. */
export const announcements: { readonly entries: readonly Announcement[] } = {
  entries: [
    {
      id: 'levering-2026',
      icon: 'info',
      text: 'Bestill før kl. 14 på hverdager, så sender vi lagervarer samme dag.',
      links: [{ text: 'Se leveringsmåter', url: '/hjelp/' }],
      minimizable: true,
    },
  ],
};
