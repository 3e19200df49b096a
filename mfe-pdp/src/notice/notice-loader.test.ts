import type { Realm } from 'shared-domain/contracts/realm';
import { fakeFetch, recordErrors, useTestConfig } from 'shared-domain/testing';
import { noticeItem as item } from '../testing/build-notice';
import { loadNotice } from './notice-loader';

const CODE = '5f0c1a52-8f0e-4d2e-9d0f-0d1f0c7f6a11';

const notice = { sku: item.sku, realm: 'B2B', reason: 'price', isConfirmed: false };
let network: ReturnType<typeof fakeFetch>;
let noticeAnswer: () => Response;
beforeEach(() => {
  useTestConfig();
  noticeAnswer = () => fakeFetch.json(notice);
  network = fakeFetch(({ url }) => {
    if (url.includes('/notices/')) return noticeAnswer();
    return fakeFetch.json({ realm: 'B2C', items: url.includes('skus=9061204') ? [item] : [] });
  });
});
afterEach(() => network.restore());

const load = (query: string, realm: Realm = 'B2C') =>
  loadNotice({
    pathname: '/varsel/',
    params: {},
    searchParams: new URLSearchParams(query),
    realm,
    renderedAt: 0,
    signal: new AbortController().signal,
  });
const asked = () => network.calls.map(({ method, url }) => `${method} ${url.replace(/^.*\/api/, '')}`);

test.each([
  ['lager', 'stock'],
  ['salg', 'sale'],
  ['pris', 'price'],
  ['annet', 'price'],
])('goods in a realm, to be told about by "%s"', async (word, reason) => {
  expect(await load(`vare=9061204&grunn=${word}&melding=sendt`, 'B2B')).toMatchObject({
    kind: 'data',
    data: { kind: 'form', item: { sku: '9061204' }, reason, message: 'sendt' },
  });
  expect(asked()).toEqual(['GET /view-models/product-info-mini/B2B?skus=9061204']);
});

test('the link of a mail only reads, in the realm of its notice, so that a scanner of mails confirms nothing', async () => {
  expect(await load(`kode=${CODE}`)).toMatchObject({
    kind: 'data',
    data: { kind: 'notice', item: { sku: '9061204' }, reason: 'price', isConfirmed: false, code: CODE, message: null },
  });
  expect(asked()).toEqual([`GET /notices/${CODE}`, 'GET /view-models/product-info-mini/B2B?skus=9061204']);
  // What is kept of other calls for some seconds would be the state before the press.
  expect(network.calls[0]?.headers.get('cache-control')).toBe('no-cache');
});

test.each([404, 400])('a code that is answered %i has ended', async (status) => {
  noticeAnswer = () => fakeFetch.problem(status);
  expect(await load(`kode=${CODE}&melding=avsluttet`)).toEqual({
    kind: 'data',
    data: { kind: 'gone', message: 'avsluttet' },
  });
});

test('a notice of goods that are gone can still be ended', async () => {
  noticeAnswer = () => fakeFetch.json({ ...notice, sku: 'GONE' });
  expect(await load(`kode=${CODE}`)).toMatchObject({ kind: 'data', data: { kind: 'notice', item: null } });
});

test('without goods the page says where to ask; with unknown ones and for agreements there is none; an API that fails is no answer', async () => {
  expect(await load('')).toEqual({ kind: 'data', data: { kind: 'empty', message: null } });
  expect((await load('vare=1&grunn=lager')).kind).toBe('not-found');
  expect((await load('vare=9061204&grunn=lager', 'UKKO')).kind).toBe('not-found');
  const errors = recordErrors();
  noticeAnswer = () => fakeFetch.problem(422);
  expect((await load(`kode=${CODE}`)).kind).toBe('unavailable');
  expect(errors).toHaveLength(1);
});
