import type { Offering } from '../model';
import { resolvePlanKind } from './plan-kind';

/** A colour token of the design system, without '--'. */
export type PlanColour = 'brand-800' | 'brand-600';

/** Try-buy plans are dark purple, youth plans purple; others have no colour of their own (F9.5-8). */
const COLOURS: Readonly<Partial<Record<ReturnType<typeof resolvePlanKind>, PlanColour>>> = {
  'try-buy': 'brand-800',
  youth: 'brand-600',
};

export const planColour = (offering: Offering): PlanColour | null => COLOURS[resolvePlanKind(offering)] ?? null;
