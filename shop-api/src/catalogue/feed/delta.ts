import * as v from 'valibot';
import { product } from './product';
import { nok, pieces, sku, slug } from './values';

/** A delta has at most as many of each. */
export const ENTRIES_MAX = 5_000;

const entries = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.optional(v.pipe(v.array(entry), v.maxLength(ENTRIES_MAX, `a delta has at most ${ENTRIES_MAX} of them`)), []);

const { shortDescription, longDescription, specifications, ...feed } = product.entries;

/** Texts of a product; null takes one away. */
const texts = v.strictObject({
  brandSlug: slug,
  modelSlug: slug,
  shortDescription: v.optional(shortDescription),
  longDescription: v.optional(longDescription),
  specifications: v.optional(specifications),
  metaDescription: v.nullish(feed.metaDescription.wrapped),
  metaKeywords: v.nullish(feed.metaKeywords.wrapped),
  legalDisclaimer: v.nullish(feed.legalDisclaimer.wrapped),
  highlightedText: v.nullish(feed.highlightedText.wrapped),
  highlightedTextIcon: v.nullish(feed.highlightedTextIcon.wrapped),
  tabs: v.nullish(feed.tabs.wrapped),
  flashText: v.nullish(feed.flashText.wrapped),
  preSalesOverrideText: v.nullish(feed.preSalesOverrideText.wrapped),
  outOfStockOverride: v.nullish(feed.outOfStockOverride.wrapped),
  inStockOverrideText: v.nullish(feed.inStockOverrideText.wrapped),
});

/** Changes of a catalogue between two feeds. */
export const catalogueDeltaSchema = v.strictObject({
  /** A number that grows with each change in the system that sends it, such as a sequence or milliseconds. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  prices: entries(v.strictObject({ sku, price: v.pipe(nok, v.maxValue(20_000_000)), beforePrice: v.optional(nok) })),
  /** Pieces in the web shop's stock. */
  stock: entries(v.strictObject({ sku, stock: v.pipe(pieces, v.maxValue(1_000_000_000)) })),
  texts: entries(texts),
});

export type CatalogueDelta = v.InferOutput<typeof catalogueDeltaSchema>;
