/** The words in which the storefront asks and is told, made of articles. */
import { type Article, INSTALMENTS, TARIFFS } from './register';

export const nok = (ore: number): number => ore / 100;

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const variantSlugOf = ({ colour: [name], gigabytes }: Article): string =>
  slug(gigabytes === undefined ? name : `${name} ${gigabytes}gb`);
export const rootOf = ({ group }: Article): string => (group === 'phone' ? 'mobiltelefoner' : 'tilbehor/deksler');
export const modelPathOf = (article: Article): string =>
  `/${rootOf(article)}/${slug(article.maker)}/${slug(article.model)}/`;
export const pathOf = (article: Article): string => `${modelPathOf(article)}${variantSlugOf(article)}/`;
export const sizeOf = ({ gigabytes }: Article): string | null => (gigabytes === undefined ? null : `${gigabytes} GB`);
export const pictureOf = (article: Article) => ({
  url: `/api/pictures/${article.no}.svg`,
  title: `${article.maker} ${article.model} i ${article.colour[0].toLowerCase()}`,
});
export const colourOf = ({ colour: [name, html] }: Article) => ({ name, html });
export const statusOf = ({ onShelf }: Article) => ({
  name: onShelf > 0 ? 'Sellable' : 'NonSellable',
  sellable: onShelf > 0,
  quantityInStock: onShelf,
});

/** A rounded-up month, as the shopper pays it. */
export const instalmentOre = ({ priceOre }: Article): number => Math.ceil(priceOre / INSTALMENTS / 100) * 100;

/** Paid by instalments together with each tariff. */
export function leasePrices(article: Article): Readonly<Record<string, readonly object[]>> {
  if (article.group !== 'phone') return {};
  const price = (title: string, code: string, monthlyOre: number) => ({
    mainOfferingCode: code,
    mainOfferingName: title,
    duration: INSTALMENTS,
    code: String(INSTALMENTS),
    upfront: 0,
    monthly: nok(instalmentOre(article)),
    total: nok(instalmentOre(article) * INSTALMENTS),
    mainOfferingMonthly: nok(monthlyOre),
  });
  return Object.fromEntries(TARIFFS.map(({ code, title, monthlyOre }) => [code, [price(title, code, monthlyOre)]]));
}

export const PICTURE_TYPE = 'image/svg+xml';
export const drawPicture = ({ group, colour: [, hex] }: Article): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="#f4f2ee"/><rect x="270" y="110" width="260" height="580" rx="44" fill="${hex}"/>${
    group === 'phone'
      ? '<rect x="286" y="130" width="228" height="540" rx="28" fill="#dfe8f2"/>'
      : '<circle cx="330" cy="180" r="34" fill="#f4f2ee"/>'
  }</svg>`;
