import type { Product } from '../model';
import { aCustomReview, aLipscore, aProductDetails } from '../testing';
import { productTabs, specificationGroups } from './product-tabs';

const bare: Product = { ...aProductDetails().product, specifications: [], longDescription: [] };
const DUMMY = 'DUMMY_TO_AVOID_ERROR';
const file = { file: { url: '/fil.pdf' } };
const specifications = aProductDetails().product.specifications;
const ids = (change: Partial<Product>) => productTabs({ ...bare, ...change }).map(({ id }) => id);

test('[P2-44] all tabs in their order, the editors’ own last', () => {
  const tabs = [
    { alternative_id: 'garanti', name: 'Garanti', content: 'To år.' },
    { alternative_id: 'retur', name: 'Retur', content: 'I 30 dager.' },
  ];
  const full = {
    lipscore: aLipscore(),
    longDescription: ['Om'],
    legalDisclaimer: 'Les',
    energyClassLabel: file,
    specifications,
    productVideo: 'v1',
    tabs,
  };
  expect(productTabs({ ...bare, ...full }).map(({ name }) => name)).toEqual([
    ...['reviews', 'long-description', 'legalDisclaimer', 'energyLabel', 'specs', 'video'].map((id) => ({
      key: 'tab',
      values: { id },
    })),
    { key: 'ownText', values: { text: 'Garanti' } },
    { key: 'ownText', values: { text: 'Retur' } },
  ]);
  expect(productTabs({ ...bare, ...full }).map(({ id, content }) => [id, content])).toEqual([
    ['reviews', null],
    ['long-description', null],
    ['legalDisclaimer', null],
    ['energyLabel', null],
    ['specs', null],
    ['video', null],
    ['garanti', 'To år.'],
    ['retur', 'I 30 dager.'],
  ]);
});

test.each<[string, Partial<Product>, string[]]>([
  ['nothing', {}, []],
  ['no reviews', { lipscore: aLipscore({ reviews: [] }), customReviews: [] }, []],
  ['customers’ reviews', { lipscore: aLipscore() }, ['reviews']],
  ['the shop’s own reviews', { customReviews: [aCustomReview()] }, ['reviews']],
  ['a test', { customTestReviews: { title: 'Best i test' } }, ['reviews']],
  ['an empty description', { longDescription: ['', ' '] }, []],
  ['one paragraph', { longDescription: ['', 'Om'] }, ['long-description']],
  ['an energy label', { energyClassLabel: file }, ['energyLabel']],
  ['an information sheet', { productInformationSheet: file }, ['energyLabel']],
])('[P2-44, P3-5] %s: %j', (_, change, expected) => {
  expect(ids(change)).toEqual(expected);
});

test('[P9-16, P3-5] placeholders are no content', () => {
  expect(
    ids({
      longDescription: [DUMMY],
      legalDisclaimer: DUMMY,
      productVideo: DUMMY,
      specifications: [{ label: 'Skjerm', specs: [{ label: 'a', value: DUMMY }] }],
    }),
  ).toEqual([]);
  expect(
    ids({
      tabs: [
        { alternative_id: 'a', name: 'Garanti', content: DUMMY },
        { alternative_id: 'b', name: DUMMY, content: 'To år.' },
        { alternative_id: 'c', name: 'Retur', content: ' ' },
      ],
    }),
  ).toEqual([]);
});

const screen = (...specs: { label: string; value: string }[]) => [{ label: 'Skjerm', specs }];
const row = (value: string) => specificationGroups(screen({ label: 'Type', value }))[0]?.rows[0];

test('[P9-14] a value of 30 characters or more opens in a modal', () => {
  expect(row('x'.repeat(29))).toEqual({ label: 'Type', value: 'x'.repeat(29), opensInModal: false });
  expect(row('x'.repeat(30))?.opensInModal).toBe(true);
});

test('[P9-16] placeholders and empty values are left out, and groups that have nothing else', () => {
  const good = { label: 'Type', value: 'OLED' };
  const [noValue, noLabel, empty] = [
    { label: 'a', value: 'DUMMY_TO_AVOID_ERROR' },
    { label: 'DUMMY_TO_AVOID_ERROR', value: 'b' },
    { label: 'c', value: ' ' },
  ];
  expect(
    specificationGroups([
      ...screen(noValue, good, noLabel, empty),
      { label: 'Batteri', specs: [empty] },
      { label: 'DUMMY_TO_AVOID_ERROR', specs: [good] },
    ]),
  ).toEqual([{ label: 'Skjerm', rows: [{ ...good, opensInModal: false }] }]);
});
