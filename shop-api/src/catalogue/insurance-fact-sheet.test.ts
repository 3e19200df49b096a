import { createTestApp, type TestApp } from '../testing';
import { pdfDocument } from './insurance-fact-sheet';
import { aFeed, anInsurance } from './testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    feed: aFeed({
      insurances: [
        anInsurance({
          code: 'TRYGG',
          name: 'Trygg på sjøen',
          price: 89,
          devicePriceFrom: 3_000,
          devicePriceBelow: 7_600,
          sellingPoints: [{ icon: 'shield', subtext: 'Skjerm (og væske). Egenandel [DATA].' }],
        }),
      ],
    }),
  });
});
afterAll(() => shop.close());

/** Objects at the places that the table of a document names. */
function objectsOf(pdf: string): readonly string[] {
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const places = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
  return places.map((place) => pdf.slice(place, pdf.indexOf('endobj', place)));
}

test('[P2-29, P9-20] a PDF with the price, the devices and the promises of each insurance', async () => {
  const answer = await shop.app.inject('/api/dokumenter/produktark-forsikring.pdf');
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pdf = answer.rawPayload.toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  for (const text of [
    '(Trygg på sjøen)',
    '(Pris: 89,-/md.)',
    '(Gjelder enheter til 3\u00A0000,- eller mer og under 7\u00A0600,-)',
    '(- Skjerm \\(og væske\\). Egenandel 600,- eller 1\u00A0000,-.)',
  ])
    expect(pdf).toContain(`${text} Tj`);
});

test('each object is where the table says; what does not fit goes on to another page', () => {
  const lines = Array.from({ length: 60 }, (_, line) => ({
    text: `Linje ${line} ${'ord '.repeat(20)}`,
    look: 'body' as const,
  }));
  const objects = objectsOf(pdfDocument({ title: 'Ark', lines }).toString('latin1'));
  expect(objects.map((object) => object.split(' obj')[0])).toEqual(objects.map((_, index) => `${index + 1} 0`));
  const pages = objects.filter((object) => object.includes('/Type /Page '));
  expect(pages.length).toBeGreaterThan(1);
  for (const object of objects.filter((each) => each.includes('stream\n'))) {
    const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
    expect(object.slice(object.indexOf('stream\n') + 7, object.indexOf('endstream'))).toHaveLength(length);
  }
});
