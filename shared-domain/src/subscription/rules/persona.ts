import { codePart } from './code-part';

/** F9.5-7: the code part exactly, with or without 'MOBIL_'. */
const PERSONAS: Readonly<Record<string, string>> = {
  X_NORMAL: 'Hverdagsbruk',
  X_RASK: 'Strømmeglede',
  X_MAX: 'Kvalitetsbevissthet',
  '02GB': 'Lite',
  '06GB': 'Hverdagsbruk',
  '10GB': 'Mye',
  '15GB': 'Mest',
};

/** Whom a plan suits, or null. */
export const personaLabel = (offeringCode: string): string | null => PERSONAS[codePart(offeringCode).replace(/^MOBIL_/, '')] ?? null;
