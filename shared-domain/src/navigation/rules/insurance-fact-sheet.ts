/** Path of the file on the configured host. */
const INSURANCE_FACT_SHEET = '/dokumenter/produktark-forsikring.pdf';

/** The fact sheet of the insurance (P2-29); null: no host is configured. */
export const insuranceFactSheetHref = (host: string | undefined): string | null =>
  host ? `${host}${INSURANCE_FACT_SHEET}` : null;
