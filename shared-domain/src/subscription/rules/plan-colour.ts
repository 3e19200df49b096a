import type { Offering } from '../model';
import { resolvePlanKind } from './plan-kind';

/** A colour token of the design system, without '--'. */
export type PlanColour = 'brand-800' | 'brand-600';

/** F9.5-8: try-buy dark purple, youth purple; other plans have no colour of their own. */
const COLOURS: Readonly<Partial<Record<ReturnType<typeof resolvePlanKind>, PlanColour>>> = {
  'try-buy': 'brand-800',
  youth: 'brand-600',
};

export const planColour = (offering: Offering): PlanColour | null => COLOURS[resolvePlanKind(offering)] ?? null;
