import type { ProductWire as ShownProduct } from 'shared-domain/catalogue/io';
import { html, type Html } from 'shared-domain/servers/plain-page';
import type { Product } from '../model';
import { texts } from '../texts/nb';

type EnergyFiles = Pick<ShownProduct, 'energyClassBadge' | 'energyClassLabel' | 'productInformationSheet'>;

/** Addresses of a product's energy label and information sheet, and its badge, the class (P3-3). */
export function energyFilesOf({
  energyClass,
  energyLabel,
  informationSheet,
  modelSlug,
}: Pick<Product, 'energyClass' | 'energyLabel' | 'informationSheet' | 'modelSlug'>): EnergyFiles {
  const isDrawn = energyClass !== undefined;
  const label = energyLabel ?? (isDrawn ? `/api/energy-labels/${modelSlug}.svg` : undefined);
  const sheet = informationSheet ?? (isDrawn ? `/api/product-sheets/${modelSlug}/` : undefined);
  return {
    ...(isDrawn && { energyClassBadge: energyClass }),
    ...(label !== undefined && { energyClassLabel: { file: { url: label } } }),
    ...(sheet !== undefined && { productInformationSheet: { file: { url: sheet } } }),
  };
}

const SCALE = [
  { grade: 'A', colour: '#00a651' },
  { grade: 'B', colour: '#50b848' },
  { grade: 'C', colour: '#bed630' },
  { grade: 'D', colour: '#fff200' },
  { grade: 'E', colour: '#fdb913' },
  { grade: 'F', colour: '#f37021' },
  { grade: 'G', colour: '#ed1c24' },
] as const;

/** Facts on the label besides the class, from the product's specification. */
const FACTS = ['Kapasitet', 'Videoavspilling', 'Tetthet', 'Effekt', 'Oppdateringer'];
const MAX_FACTS = 3;

const ROW = 34;
const TOP = 104;
/** Longer names get a smaller font, so that they fit on one line. */
const LONG_NAME = 34;
const middleOf = (index: number): number => TOP + index * ROW + 14;

const factsOf = ({
  specifications,
}: Pick<Product, 'specifications'>): readonly { readonly label: string; readonly value: string }[] => {
  const specs = specifications.flatMap((group) => group.specs);
  return FACTS.flatMap((label) => specs.find((spec) => spec.label === label) ?? []).slice(0, MAX_FACTS);
};

/** The energy label of a product as a picture: brand, model, the scale from A to G with its class, and up to three facts. */
export function renderEnergyLabel(
  product: Pick<Product, 'brand' | 'model' | 'specifications'>,
  energyClass: string,
): string {
  const at = SCALE.findIndex(({ grade }) => grade === energyClass);
  const arrows = SCALE.map(({ grade, colour }, index) => {
    const [y, end] = [TOP + index * ROW, 84 + index * 18];
    return html`<path d="M16 ${y}h${end}l14 14-14 14H16Z" fill="${colour}"/><text x="26" y="${y + 21}" font-size="19" font-weight="700">${grade}</text>`;
  });
  const facts = factsOf(product).map(
    ({ label, value }, index) =>
      html`<text x="16" y="${382 + index * 26}" font-size="13" fill="#444">${label}</text><text x="304" y="${382 + index * 26}" font-size="13" font-weight="700" text-anchor="end">${value}</text>`,
  );
  const y = middleOf(at);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 460" width="320" height="460" role="img" font-family="Arial, sans-serif">
<title>${texts.energyLabel(`${product.brand} ${product.model}`, energyClass)}</title>
<rect x="1" y="1" width="318" height="458" rx="10" fill="#fff" stroke="#003399" stroke-width="2"/>
<text x="16" y="34" font-size="24" font-weight="700" fill="#003399">ENERG</text>
<text x="16" y="62" font-size="15" font-weight="700">${product.brand}</text><text x="16" y="84" font-size="${product.model.length > LONG_NAME ? 11 : 15}">${product.model}</text>
${arrows}
<path d="M240 ${y}l20-22h44v44h-44Z" fill="#000"/><text x="282" y="${y + 11}" font-size="32" font-weight="700" fill="#fff" text-anchor="middle">${energyClass}</text>
<path d="M16 352h288" stroke="#003399"/>
${facts}
</svg>
`.markup;
}

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
