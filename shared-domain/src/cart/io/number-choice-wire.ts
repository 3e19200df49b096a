/** How a subscription of the order gets its number (F3.1-19). */
import * as v from 'valibot';
import { PHONE_CHECK_TYPES } from '../../contracts/enumerations';

export const numberCheckTypeSchema = v.picklist(PHONE_CHECK_TYPES);

export const numberChoiceSchema = v.object({
  phoneNumber: v.object({ check: v.object({ type: numberCheckTypeSchema }) }),
  isEsimSelected: v.optional(v.boolean(), false),
});

/** The ways to get a number (F3.9-3). */
export type NumberCheckType = v.InferOutput<typeof numberCheckTypeSchema>;
export type NumberChoice = v.InferOutput<typeof numberChoiceSchema>;
