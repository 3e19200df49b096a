import { cartAnswerSchema } from 'shared-domain/cart/io';
import { aCart } from 'shared-domain/cart/testing';
import { fakeFetch, recordErrors, toWire, useTestConfig } from 'shared-domain/testing';
import { loadOrder } from './order-loader';

const CODE = '5f0c1a52-8f0e-4d2e-9d0f-0d1f0c7f6a11';

let network: ReturnType<typeof fakeFetch>;
let answer: () => Response;
beforeEach(() => {
  useTestConfig();
  network = fakeFetch(() => answer());
});
afterEach(() => network.restore());

const load = (query: string) =>
  loadOrder({
    pathname: '/ordre/',
    params: {},
    searchParams: new URLSearchParams(query),
    realm: 'B2C',
    renderedAt: 0,
    signal: new AbortController().signal,
  });

test('a code is the order, read again each time', async () => {
  answer = () =>
    fakeFetch.json({
      orderNumber: '48231907',
      delivery: 'home',
      steps: [{ id: 'paid', reachedAt: null }],
      cart: toWire(cartAnswerSchema, aCart()),
    });
  expect(await load(`kode=${CODE}`)).toMatchObject({
    kind: 'data',
    data: { kind: 'order', status: { orderNumber: '48231907', delivery: 'home' } },
  });
  const [call] = network.calls;
  expect([call?.url.endsWith(`/order-status/${CODE}`), call?.headers.get('cache-control')]).toEqual([true, 'no-cache']);
});

test.each([404, 400])('a code that is answered %i has ended: the form asks again', async (status) => {
  answer = () => fakeFetch.problem(status);
  expect(await load(`kode=${CODE}`)).toEqual({ kind: 'data', data: { kind: 'form', message: 'utlopt' } });
});

test('without a code there is the form, with what became of it; an API that fails is no answer', async () => {
  expect(await load('melding=finnes-ikke')).toEqual({
    kind: 'data',
    data: { kind: 'form', message: 'finnes-ikke' },
  });
  expect(network.calls).toEqual([]);
  const errors = recordErrors();
  answer = () => fakeFetch.problem(422);
  expect((await load(`kode=${CODE}`)).kind).toBe('unavailable');
  expect(errors).toHaveLength(1);
});
