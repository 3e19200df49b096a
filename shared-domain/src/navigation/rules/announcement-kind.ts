import type { AlertKind, Announcement } from '../model';

/** Look of an announcement by its icon (F3.7-4): 'alert' is shown as negative, the others by their name. Good news is positive, so that every kind of F3.7-3 can be announced. */
export const ANNOUNCEMENT_KINDS = {
  alert: 'negative',
  info: 'info',
  positive: 'positive',
  rocket: 'rocket',
  megaphone: 'megaphone',
  warning: 'warning',
} as const satisfies Readonly<Record<Announcement['icon'], AlertKind>>;
