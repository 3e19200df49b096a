import * as PATHS from './path-list';
import type { Realm } from './realm';

/** The form at `PATHS.notice`, which a remote draws and the edge takes: names of its fields, also in the page's address. */
export const NOTICE_FIELDS = {
  sku: 'vare',
  reason: 'grunn',
  code: 'kode',
  email: 'epost',
  action: 'valg',
  message: 'melding',
} as const;

/** Words of the address, and what they mean at the API. */
export const NOTICE_REASONS = [
  ['lager', 'stock'],
  ['pris', 'price'],
  ['salg', 'sale'],
] as const;

/** What a notice's form does with it. */
export const NOTICE_ACTIONS = { confirm: 'bekreft', end: 'avslutt' } as const;

/** What became of a form, as `melding`. */
export const NOTICE_MESSAGES = {
  sent: 'sendt',
  badEmail: 'ugyldig-epost',
  tooMany: 'for-mange',
  failed: 'feilet',
  ended: 'avsluttet',
} as const;

/** The page of a realm. */
export const noticeRoot = (realm: Realm): string => (realm === 'B2B' ? `/bedrift${PATHS.notice}` : PATHS.notice);

/** The page that asks for a mail about goods. @param word of `NOTICE_REASONS` */
export const noticePath = (realm: Realm, { sku, word }: { readonly sku: string; readonly word: string }): string =>
  `${noticeRoot(realm)}?${NOTICE_FIELDS.sku}=${encodeURIComponent(sku)}&${NOTICE_FIELDS.reason}=${word}`;
