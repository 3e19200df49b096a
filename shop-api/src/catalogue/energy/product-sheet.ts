import { type Html, html } from '../../plain-page';
import type { Product } from '../model';
import { texts } from '../texts/nb';

type Sheet = Pick<Product, 'brand' | 'model' | 'specifications' | 'dimensionsMm'>;

const row = (label: string, value: string): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

const millimetres = (size: number): string => String(size).replace('.', ',');

function sizeRow({ dimensionsMm }: Sheet): Html | null {
  if (!dimensionsMm) return null;
  const { height, width, depth } = dimensionsMm;
  return row(texts.sheet.size, `${[height, width, depth].map(millimetres).join(' × ')} mm`);
}

/** The information sheet of a product with an energy class, from the feed, as the content of a plain page. */
export function productSheet(product: Sheet, energyClass: string): Html {
  return html`<h1>${texts.sheet.title}</h1>
<section class="card"><h2>${product.brand} ${product.model}</h2>
<dl>${row(texts.sheet.brand, product.brand)}${row(texts.sheet.model, product.model)}${row(texts.sheet.energyClass, energyClass)}${sizeRow(product)}</dl></section>
${product.specifications.map(({ label, specs }) => html`<section class="card"><h2>${label}</h2><dl>${specs.map((spec) => row(spec.label, spec.value))}</dl></section>`)}
<p class="soft">${texts.sheet.source}</p>`;
}
