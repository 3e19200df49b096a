import type { AlertKind, Announcement } from '../model';

/** Look of an announcement by its icon (F3.7-4): 'alert' is shown as negative, the others by their name. */
export const ANNOUNCEMENT_KINDS = {
  alert: 'negative',
  info: 'info',
  rocket: 'rocket',
  megaphone: 'megaphone',
  warning: 'warning',
} as const satisfies Readonly<Record<Announcement['icon'], AlertKind>>;
