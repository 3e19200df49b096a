/** How a subscription of the order gets its number (F3.1-19). */
import * as v from 'valibot';

export const numberCheckTypeSchema = v.picklist(['new', 'existing', 'port_in', 'transfer', 'neworportin']);

export const numberChoiceSchema = v.object({
  phoneNumber: v.object({ check: v.object({ type: numberCheckTypeSchema }) }),
  isEsimSelected: v.optional(v.boolean(), false),
});

/** The ways to get a number (F3.9-3). */
export type NumberCheckType = v.InferOutput<typeof numberCheckTypeSchema>;
export type NumberChoice = v.InferOutput<typeof numberChoiceSchema>;
