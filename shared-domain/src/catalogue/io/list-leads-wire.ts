/** GET {api}/view-models/list-leads/{realm}: the product that shows what a list has, for each list with products. */
import * as v from 'valibot';
import { realmSchema } from '../../wire/realm-schema';
import { imageSchema } from './product-wire';

export const listLeadSchema = v.object({
  /** Address of the list. */
  path: v.string(),
  /** Its first product. */
  name: v.string(),
  href: v.string(),
  image: imageSchema,
});

export const listLeadsSchema = v.object({ realm: realmSchema, lists: v.array(listLeadSchema) });

export type ListLead = v.InferOutput<typeof listLeadSchema>;
export type ListLeads = v.InferOutput<typeof listLeadsSchema>;
