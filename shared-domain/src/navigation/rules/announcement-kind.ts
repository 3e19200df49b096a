import type { AlertKind, Announcement } from '../model';

/** How an announcement looks, by the kind of its icon (F3.7-4): what is an alert there is negative here, the others keep their name. */
export const ANNOUNCEMENT_KINDS = {
  alert: 'negative',
  info: 'info',
  rocket: 'rocket',
  megaphone: 'megaphone',
  warning: 'warning',
} as const satisfies Readonly<Record<Announcement['icon'], AlertKind>>;
