import { formatMonthly, formatPrice, toOre } from 'shared-domain/money';
import { insuranceExcess } from 'shared-domain/purchase';
import type { Insurance } from '../model';
import { texts } from '../texts/nb';
import type { PdfFacts, PdfLine } from './pdf-document';

const heading = (text: string): PdfLine => ({ text, look: 'heading' });
const body = (text: string): PdfLine => ({ text, look: 'body' });

/** The full prices of the devices that an insurance is for. */
function deviceLines({ devicePriceFrom, devicePriceBelow }: Insurance): readonly PdfLine[] {
  const [from, below] = [devicePriceFrom, devicePriceBelow].map((nok) => (nok ? formatPrice(toOre(nok)) : null));
  if (!from && !below) return [];
  return [body(texts.factSheet.devices(from ?? null, below ?? null))];
}

const excess = `${formatPrice(insuranceExcess(toOre(0)))} ${texts.factSheet.or} ${formatPrice(insuranceExcess(toOre(7_600)))}`;

/** What each insurance costs and promises, for which devices, and what the excess is (P2-29, P9-20). */
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
        body(price(formatMonthly(toOre(insurance.price)))),
        ...deviceLines(insurance),
        ...insurance.sellingPoints.map(({ subtext }) => body(`- ${subtext.replaceAll('[DATA]', excess)}`)),
      ]),
    ],
  };
}
