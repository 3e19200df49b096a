import { universalAccessories } from '../offers/product-offers';
import { type CatalogueParts, type ProductTexts, toStoredText } from './catalogue-parts';
import { instantsOf, sellProduct, type StoredProduct } from './stored-product';

/** A version of the catalogue in shared memory: two threads read one copy. */
export interface PackedData {
  readonly parts: CatalogueParts;
  /** JSON texts of the products in their order, each from its offset to the next one's. */
  readonly texts: Uint8Array;
  readonly offsets: Float64Array;
  /** Pieces of each variant, in the order of the products. */
  readonly stock: Int32Array;
  /** Place of each product's first variant in `stock`. */
  readonly firstVariants: Int32Array;
  /** Moments at which an answer may change, ascending. */
  readonly instants: Float64Array;
  readonly universal: readonly number[];
  readonly formerPaths: Uint8Array;
  readonly bySku: OrdinalIndex;
  readonly byPath: OrdinalIndex;
  readonly byModel: OrdinalIndex;
  readonly byVideo: OrdinalIndex;
  /** Accessories by the models that they are made for. */
  readonly byDevice: OrdinalIndex;
}

interface Prepared {
  readonly key: string;
  readonly position: number;
  readonly text: Buffer;
  readonly instants: readonly number[];
  readonly stock: readonly number[];
  readonly skus: readonly string[];
  readonly paths: readonly string[];
  readonly document: StoredProduct['document'];
}

function prepare(texts: ProductTexts): Prepared {
  const text = toStoredText(texts);
  const stored = JSON.parse(text) as StoredProduct;
  const { product } = sellProduct(stored, () => 0, 0);
  return {
    key: texts.key,
    position: texts.position,
    text: Buffer.from(text),
    instants: instantsOf(product),
    stock: stored.variants.map(([, , , , pieces]) => pieces),
    skus: product.variants.map(({ sku }) => sku),
    paths: [product.path, ...product.variants.map(({ path }) => path)],
    document: stored.document,
  };
}

const sharedBytes = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

function toSharedBytes(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const shared = sharedBytes(bytes.length);
  shared.set(bytes);
  return shared;
}

function sharedFloats(values: readonly number[]): Float64Array {
  const floats = new Float64Array(new SharedArrayBuffer(values.length * Float64Array.BYTES_PER_ELEMENT));
  floats.set(values);
  return floats;
}

function sharedInts(values: readonly number[]): Int32Array {
  const ints = new Int32Array(new SharedArrayBuffer(values.length * Int32Array.BYTES_PER_ELEMENT));
  ints.set(values);
  return ints;
}

/** For each value the sum of those before it, and at the end the sum of all. */
function startsOf(lengths: readonly number[]): number[] {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  return starts;
}

const ascending = (values: Iterable<number>): number[] => [...values].sort((one, other) => one - other);
const inOrder = (one: Prepared, other: Prepared): number =>
  one.position - other.position || (one.key < other.key ? -1 : 1);

/** Packs a version of the catalogue from the rows of its products, which come in slices. */
export class PackBuilder {
  readonly #products: Prepared[] = [];

  add(slice: readonly ProductTexts[]): void {
    for (const texts of slice) this.#products.push(prepare(texts));
  }

  finish(parts: CatalogueParts, formerPaths: string): PackedData {
    const products = this.#products.sort(inOrder);
    const offsets = startsOf(products.map(({ text }) => text.length));
    const texts = sharedBytes(offsets.at(-1) ?? 0);
    products.forEach(({ text }, ordinal) => texts.set(text, offsets[ordinal]));
    const index = (textsOf: (product: Prepared) => readonly string[]): OrdinalIndex =>
      packIndex(
        products.flatMap((product, ordinal) => textsOf(product).map((text): IndexEntry => ({ text, ordinal }))),
      );
    const dealInstants = parts.webdeals.flatMap(({ validFrom, validTo }) => [
      Date.parse(validFrom),
      Date.parse(validTo),
    ]);
    const instants = new Set(dealInstants);
    for (const product of products) for (const atMs of product.instants) instants.add(atMs);
    return {
      parts,
      texts,
      offsets: sharedFloats(offsets),
      stock: sharedInts(products.flatMap(({ stock }) => stock)),
      firstVariants: sharedInts(startsOf(products.map(({ stock }) => stock.length))),
      instants: sharedFloats(ascending(instants)),
      universal: universalAccessories(products.map(({ document }) => document)),
      formerPaths: toSharedBytes(formerPaths),
      bySku: index(({ skus }) => skus),
      byPath: index(({ paths }) => paths),
      byModel: index(({ document }) => [document.modelSlug]),
      byVideo: index(({ document }) => (document.productVideo === undefined ? [] : [document.productVideo])),
      byDevice: index(({ document: { type, compatibleModels = [] } }) =>
        type === 'ACCESSORY' ? [...new Set(compatibleModels)] : [],
      ),
    };
  }
}

/**
 * From texts to ordinals, as numbers in shared memory: two threads read one copy, and loading it takes no time. Texts are not stored, only
 * their hashes, so the caller checks what it finds.
 */
export interface OrdinalIndex {
  readonly hashes: Int32Array;
  /** Ordinal + 1; 0: free. */
  readonly slots: Int32Array;
}

export interface IndexEntry {
  readonly text: string;
  readonly ordinal: number;
}

const emptyInts = (length: number): Int32Array =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The low bits choose the slot, so the high ones are mixed in.
  return (hash ^ (hash >>> 15)) | 0;
}

export function packIndex(entries: readonly IndexEntry[]): OrdinalIndex {
  const size = 2 ** Math.ceil(Math.log2(Math.max(4, entries.length * 2)));
  const index = { hashes: emptyInts(size), slots: emptyInts(size) };
  for (const { text, ordinal } of entries) {
    const hash = hashOf(text);
    let slot = hash & (size - 1);
    while (index.slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    index.hashes[slot] = hash;
    index.slots[slot] = ordinal + 1;
  }
  return index;
}

/** Ordinals that were entered for a text, in the order of the entries, and rarely others whose text has the same hash. */
export function findOrdinals({ hashes, slots }: OrdinalIndex, text: string): number[] {
  const found: number[] = [];
  const hash = hashOf(text);
  const last = slots.length - 1;
  for (let slot = hash & last; slots[slot] !== 0; slot = (slot + 1) & last)
    if (hashes[slot] === hash) found.push((slots[slot] ?? 0) - 1);
  return found;
}
