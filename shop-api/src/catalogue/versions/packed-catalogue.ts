import { LRUCache } from 'lru-cache';
import type { Catalogue, MapReader, Product, Variant } from '../model';
import { findOrdinals, type OrdinalIndex, type PackedData } from './pack-builder';
import { sellProduct, type StoredProduct, type TimedProduct } from './stored-product';

const DAY_MS = 86_400_000;

/** A version of the catalogue. Its products are parsed when they are asked for. */
export class PackedCatalogue {
  readonly data: PackedData;
  readonly #products: Map<number, TimedProduct> | LRUCache<number, TimedProduct>;
  #formerPaths: ReadonlyMap<string, string> | null = null;

  /** @param keeps number of parsed products that are kept; default: all */
  constructor(data: PackedData, keeps?: number) {
    this.data = data;
    this.#products = keeps === undefined ? new Map() : new LRUCache({ max: keeps });
  }

  get version(): number {
    return this.data.parts.version;
  }

  get size(): number {
    return this.data.offsets.length - 1;
  }

  /** Changes when answers may change by time alone. */
  timeState(nowMs: number): string {
    const { instants } = this.data;
    let [low, high] = [0, instants.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((instants[middle] ?? Infinity) <= nowMs) low = middle + 1;
      else high = middle;
    }
    return `${low} ${Math.floor(nowMs / DAY_MS)}`;
  }

  /** @returns the product's ordinal; null: there is no such sku, or it has as many pieces already */
  setStock(sku: string, pieces: number): number | null {
    for (const ordinal of findOrdinals(this.data.bySku, sku)) {
      const place = this.#parse(ordinal).variants.findIndex(([each]) => each === sku);
      const at = (this.data.firstVariants[ordinal] ?? 0) + place;
      if (place === -1 || this.data.stock[at] === pieces) continue;
      this.data.stock[at] = pieces;
      this.forget(ordinal);
      return ordinal;
    }
    return null;
  }

  /** The stock of a product has changed. */
  forget(ordinal: number): void {
    this.#products.delete(ordinal);
  }

  /**
   * The catalogue at a moment.
   *
   * @param onUse called with the ordinal of each product that is looked up
   */
  at(nowMs: number, onUse: (ordinal: number) => void = () => undefined): Catalogue {
    const { data } = this;
    const take = (ordinal: number): Product => {
      onUse(ordinal);
      return this.#productAt(ordinal, nowMs);
    };
    const all = (index: OrdinalIndex, isMeant: (product: Product, text: string) => boolean) => ({
      get: (text: string): readonly Product[] | undefined => {
        const found = findOrdinals(index, text)
          .map(take)
          .filter((product) => isMeant(product, text));
        return found.length > 0 ? found : undefined;
      },
    });
    const first = (products: MapReader<string, readonly Product[]>): MapReader<string, Product> => ({
      get: (text) => products.get(text)?.[0],
    });
    const variantOf = (products: MapReader<string, Product>, field: 'sku' | 'path'): MapReader<string, Variant> => ({
      get: (text) => products.get(text)?.variants.find((variant) => variant[field] === text),
    });
    const productBySku = first(all(data.bySku, ({ variants }, text) => variants.some(({ sku }) => sku === text)));
    const productByPath = first(
      all(data.byPath, (product, text) => product.path === text || product.variants.some(({ path }) => path === text)),
    );
    const { importedAt, plans, insurances, webdeals, bundles, deliveryZones } = data.parts;
    return {
      version: this.version,
      source: data,
      plans,
      insurances,
      webdeals,
      bundles,
      importedAt,
      deliveryZones,
      productBySku,
      variantBySku: variantOf(productBySku, 'sku'),
      productByPath,
      variantByPath: variantOf(productByPath, 'path'),
      productsByModel: all(data.byModel, ({ modelSlug }, text) => modelSlug === text),
      accessoriesByModel: all(data.byDevice, ({ compatibleModels = [] }, text) => compatibleModels.includes(text)),
      productByVideo: first(all(data.byVideo, ({ productVideo }, text) => productVideo === text)),
      universalAccessories: () => data.universal.map(take),
      products: () => Array.from({ length: this.size }, (_, ordinal) => take(ordinal)),
      skuByFormerPath: { get: (path) => this.#former().get(path) },
    };
  }

  #former(): ReadonlyMap<string, string> {
    this.#formerPaths ??= new Map(Object.entries(JSON.parse(textOf(this.data.formerPaths)) as Record<string, string>));
    return this.#formerPaths;
  }

  #productAt(ordinal: number, nowMs: number): Product {
    const kept = this.#products.get(ordinal);
    if (kept && kept.fromMs <= nowMs && nowMs < kept.untilMs) return kept.product;
    const first = this.data.firstVariants[ordinal] ?? 0;
    const sold = sellProduct(this.#parse(ordinal), (place) => this.data.stock[first + place] ?? 0, nowMs);
    this.#products.set(ordinal, sold);
    return sold.product;
  }

  #parse(ordinal: number): StoredProduct {
    const { texts, offsets } = this.data;
    return JSON.parse(textOf(texts.subarray(offsets[ordinal], offsets[ordinal + 1]))) as StoredProduct;
  }
}

const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString();
