import { codePart } from './code-part';

/** Personas by exact code part, with or without 'MOBIL_' (F9.5-7). */
const PERSONAS: Readonly<Record<string, string>> = {
  X_NORMAL: 'Hverdagsbruk',
  X_RASK: 'Strømmeglede',
  X_MAX: 'Kvalitetsbevissthet',
  '02GB': 'Lite',
  '06GB': 'Hverdagsbruk',
  '10GB': 'Mye',
  '15GB': 'Mest',
};

/** Plans that have a speedometer icon (F9.5-7). */
const SPEEDOMETERS = { X_NORMAL: 'speedometer-normal', X_RASK: 'speedometer-rask', X_MAX: 'speedometer-max' } as const;

export type Speedometer = (typeof SPEEDOMETERS)[keyof typeof SPEEDOMETERS];

const partOf = (offeringCode: string): string => codePart(offeringCode).replace(/^MOBIL_/, '');

/** The usage that a plan suits, or null. */
export const personaLabel = (offeringCode: string): string | null => PERSONAS[partOf(offeringCode)] ?? null;

/** The name of a plan's speedometer icon, or null. */
export const speedometerIcon = (offeringCode: string): Speedometer | null =>
  (SPEEDOMETERS as Readonly<Record<string, Speedometer>>)[partOf(offeringCode)] ?? null;
