import type { SubscriptionText } from '../model';
import { codePart } from './code-part';

/** Personas by exact code part, with or without 'MOBIL_' (F9.5-7). */
const PERSONAS: Readonly<Record<string, SubscriptionText>> = {
  X_NORMAL: { key: 'personaEveryday' },
  X_RASK: { key: 'personaStreaming' },
  X_MAX: { key: 'personaQuality' },
  '02GB': { key: 'personaLittle' },
  '06GB': { key: 'personaEveryday' },
  '10GB': { key: 'personaMuch' },
  '15GB': { key: 'personaMost' },
};

/** Plans that have a speedometer icon (F9.5-7). */
const SPEEDOMETERS = { X_NORMAL: 'speedometer-normal', X_RASK: 'speedometer-rask', X_MAX: 'speedometer-max' } as const;

export type Speedometer = (typeof SPEEDOMETERS)[keyof typeof SPEEDOMETERS];

const partOf = (offeringCode: string): string => codePart(offeringCode).replace(/^MOBIL_/, '');

/** The usage that a plan suits, or null. */
export const personaLabel = (offeringCode: string): SubscriptionText | null => PERSONAS[partOf(offeringCode)] ?? null;

/** The name of a plan's speedometer icon, or null. */
export const speedometerIcon = (offeringCode: string): Speedometer | null =>
  (SPEEDOMETERS as Readonly<Record<string, Speedometer>>)[partOf(offeringCode)] ?? null;
