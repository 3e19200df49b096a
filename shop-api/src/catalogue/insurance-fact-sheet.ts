import { paidMonthly } from 'shared-domain/cart';
import { formatAfterFree, formatMonthly, formatPrice, toOre } from 'shared-domain/money';
import { insuranceExcess } from 'shared-domain/purchase';
import type { Insurance } from './model';
import { texts } from './texts/nb';

const heading = (text: string): PdfLine => ({ text, look: 'heading' });
const body = (text: string): PdfLine => ({ text, look: 'body' });

/** The full prices of the devices that an insurance is for. */
function deviceLines({ devicePriceFrom, devicePriceBelow }: Insurance): readonly PdfLine[] {
  const [from, below] = [devicePriceFrom, devicePriceBelow].map((nok) => (nok ? formatPrice(toOre(nok)) : null));
  if (!from && !below) return [];
  return [body(texts.factSheet.devices(from ?? null, below ?? null))];
}

/** '0,-/md. i 2 md., deretter 169,-/md.' */
function priceText({ price, freeMonths }: Insurance): string {
  const { first, later } = paidMonthly({ monthly: toOre(price), freeMonths });
  return [formatMonthly(first), ...(later ? [formatAfterFree(later.freeMonths, later.monthly)] : [])].join(' ');
}

const excess = `${formatPrice(insuranceExcess(toOre(0)))} ${texts.factSheet.or} ${formatPrice(insuranceExcess(toOre(7_600)))}`;

/** The price and promises of each insurance, its devices, and the excess (P2-29, P9-20). */
export function factSheet(insurances: readonly Insurance[], brand: string): PdfFacts {
  const { title, intro, price, excess: excessText } = texts.factSheet;
  return {
    title: title(brand),
    lines: [
      { text: title(brand), look: 'title' },
      body(intro),
      body(excessText),
      ...insurances.flatMap((insurance) => [
        heading(insurance.name),
        body(price(priceText(insurance))),
        ...deviceLines(insurance),
        ...insurance.sellingPoints.map(({ subtext }) => body(`- ${subtext.replaceAll('[DATA]', excess)}`)),
      ]),
    ],
  };
}

export interface PdfLine {
  readonly text: string;
  readonly look: 'title' | 'heading' | 'body';
}

export interface PdfFacts {
  readonly title: string;
  readonly lines: readonly PdfLine[];
}

const PAGE = { width: 595, height: 842, margin: 56 };
/** Size of the letters, height of a line, and how many letters of Helvetica fit into one on average. */
const LOOKS = {
  title: { font: 'F2', size: 20, height: 40, letters: 44 },
  heading: { font: 'F2', size: 13, height: 30, letters: 68 },
  body: { font: 'F1', size: 10.5, height: 16, letters: 88 },
} as const;

/** Breaks a text between words. */
function wrapped({ text, look }: PdfLine): readonly PdfLine[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const longer = lines[last] ? `${lines[last]} ${word}` : word;
    if (longer.length > LOOKS[look].letters && lines[last]) lines.push(word);
    else lines[last] = longer;
  }
  return lines.map((line, place) => ({ text: line, look: place > 0 ? 'body' : look }));
}

/** WinAnsi has the letters of Norwegian where Latin-1 has them. */
const escaped = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** The drawing of each page. */
function drawn(lines: readonly PdfLine[]): readonly string[] {
  const pages: string[] = [];
  let y = 0;
  for (const { text, look } of lines.flatMap(wrapped)) {
    const { font, size, height } = LOOKS[look];
    y -= height;
    if (y < PAGE.margin) {
      pages.push('');
      y = PAGE.height - PAGE.margin - height;
    }
    pages.push(`${pages.pop() ?? ''}BT /${font} ${size} Tf ${PAGE.margin} ${y} Td (${escaped(text)}) Tj ET\n`);
  }
  return pages;
}

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/**
 * A PDF with plain text on A4, as small as one can be (ISO 32000-1): the reader's own Helvetica, no pictures, no compression. Letters outside
 * of Latin-1 are not drawn.
 */
export function pdfDocument({ title, lines }: PdfFacts): Buffer {
  const drawings = drawn(lines);
  const pageIds = drawings.map((_, place) => 6 + 2 * place);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nb-NO) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
    ...drawings.flatMap((drawing, place) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${7 + 2 * place} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${drawing.length} >>\nstream\n${drawing}endstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}
