/** GET {api}/view-models/brands/{realm}: the brands with products in a realm, by name, and their series (F2.8-21). */
import * as v from 'valibot';
import { realmSchema } from '../../wire/realm-schema';

const part = { name: v.string(), slug: v.string(), count: v.number() };

export const brandsSchema = v.object({
  realm: realmSchema,
  brands: v.array(v.object({ ...part, series: v.array(v.object(part)) })),
});

export type Brands = v.InferOutput<typeof brandsSchema>;
