/** The goods register of an operator whose systems are not the shop's: an article for each thing on a shelf, amounts in øre with VAT. */
export interface Article {
  readonly no: string;
  readonly group: 'phone' | 'case';
  readonly maker: string;
  readonly model: string;
  readonly colour: readonly [name: string, hex: string];
  readonly gigabytes?: number;
  readonly priceOre: number;
  readonly onShelf: number;
  readonly launched: string;
  readonly about: string;
}

/** A mobile plan. */
export interface Tariff {
  readonly code: string;
  readonly title: string;
  readonly monthlyOre: number;
  readonly gigabytes: number;
}

const BLACK = ['Svart', '#1b1b1d'] as const;
const BLUE = ['Blå', '#3a5f8a'] as const;
const PHONE = 'En solid telefon med skarp skjerm og batteri som varer hele dagen.';

export const ARTICLES: readonly Article[] = [
  {
    no: '70011',
    group: 'phone',
    maker: 'Havørn',
    model: 'H1',
    colour: BLACK,
    gigabytes: 128,
    priceOre: 599_000,
    onShelf: 14,
    launched: '2026-02-02',
    about: PHONE,
  },
  {
    no: '70012',
    group: 'phone',
    maker: 'Havørn',
    model: 'H1',
    colour: BLUE,
    gigabytes: 128,
    priceOre: 599_000,
    onShelf: 3,
    launched: '2026-02-02',
    about: PHONE,
  },
  {
    no: '70021',
    group: 'phone',
    maker: 'Havørn',
    model: 'H1 Stor',
    colour: BLACK,
    gigabytes: 256,
    priceOre: 839_000,
    onShelf: 6,
    launched: '2026-05-11',
    about: PHONE,
  },
  {
    no: '70031',
    group: 'phone',
    maker: 'Lom',
    model: 'Enkel',
    colour: BLUE,
    gigabytes: 64,
    priceOre: 239_000,
    onShelf: 0,
    launched: '2025-09-01',
    about: 'Store taster og tydelig lyd.',
  },
  {
    no: '90001',
    group: 'case',
    maker: 'Lom',
    model: 'Deksel H1',
    colour: BLACK,
    priceOre: 29_900,
    onShelf: 50,
    launched: '2026-02-02',
    about: 'Mykt deksel til Havørn H1.',
  },
  {
    no: '90002',
    group: 'case',
    maker: 'Lom',
    model: 'Deksel H1 Stor',
    colour: BLUE,
    priceOre: 34_900,
    onShelf: 22,
    launched: '2026-05-11',
    about: 'Mykt deksel til Havørn H1 Stor.',
  },
];

export const TARIFFS: readonly Tariff[] = [
  { code: 'MOBIL20', title: 'Mobil 20 GB', monthlyOre: 34_900, gigabytes: 20 },
  { code: 'MOBIL5', title: 'Mobil 5 GB', monthlyOre: 22_900, gigabytes: 5 },
];

/** Months over which a phone is paid together with a tariff. */
export const INSTALMENTS = 24;

export const articleOf = (no: string): Article | undefined => ARTICLES.find((article) => article.no === no);
export const tariffOf = (code: string): Tariff | undefined => TARIFFS.find((tariff) => tariff.code === code);

/** Articles that differ by colour alone, in the register's order. */
export function models(): readonly (readonly Article[])[] {
  const byModel = new Map<string, Article[]>();
  for (const article of ARTICLES) {
    const key = `${article.maker} ${article.model}`;
    byModel.set(key, [...(byModel.get(key) ?? []), article]);
  }
  return [...byModel.values()];
}
