/** GET {api}/view-models/product-list-highlights/{realm}/{listType}: the products of a list that a front page may pick from. */
import * as v from 'valibot';
import type { Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { cardItemSchema } from './list-card-wire';
import { LIST_TYPES } from './product-list-wire';
import { productTypeSchema } from './product-wire';

export const highlightItemSchema = v.object({
  ...cardItemSchema.entries,
  type: productTypeSchema,
  subType: v.string(),
  position: v.number(),
  releaseDate: v.string(),
  /** Of a phone, which a page may open with. */
  description: v.optional(v.string()),
});

export const listHighlightsSchema = v.object({
  listType: v.picklist(LIST_TYPES),
  realm: realmSchema,
  items: v.array(highlightItemSchema),
});

export type HighlightItem = v.InferOutput<typeof highlightItemSchema>;
export type HighlightItemWire = Wire<HighlightItem>;
export type ListHighlights = v.InferOutput<typeof listHighlightsSchema>;
export type ListHighlightsWire = Wire<ListHighlights>;
