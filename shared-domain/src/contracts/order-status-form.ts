/** The form at `PATHS.orderStatus`, which a remote draws and the edge takes. Only code and message are in the page's address. */
export const ORDER_STATUS_FIELDS = {
  number: 'ordrenummer',
  email: 'epost',
  code: 'kode',
  message: 'melding',
} as const;

/** What became of a form, as `melding`. */
export const ORDER_STATUS_MESSAGES = {
  unknown: 'finnes-ikke',
  tooMany: 'for-mange',
  failed: 'feilet',
} as const;
