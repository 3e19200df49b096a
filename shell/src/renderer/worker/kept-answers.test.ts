import * as v from 'valibot';
import type { Result } from 'shared-domain/kernel';
import { channelQuery } from 'shared-domain/runtime/channel';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { apiGet, apiPost, type HttpFailure, setAnswerKeeper } from 'shared-domain/runtime/http';
import { fakeFetch, useTestConfig } from 'shared-domain/testing';
import { createAnswerKeeper } from './kept-answers';

const schema = v.object({ items: v.array(v.object({ price: v.number() })) });
let now = 0;
let status = 200;
let respond: () => Promise<void>;
let network: ReturnType<typeof fakeFetch>;
const reported = jest.fn();
beforeEach(() => {
  useTestConfig();
  reported.mockClear();
  setErrorReporter({ error: reported, warning: jest.fn() });
  now = 0;
  status = 200;
  respond = () => Promise.resolve();
  setAnswerKeeper(createAnswerKeeper(() => now));
  network = fakeFetch(async () => {
    await respond();
    return status === 200 ? fakeFetch.json({ items: [{ price: now }] }) : fakeFetch.problem(status);
  });
});
afterEach(() => {
  network.restore();
  setAnswerKeeper(null);
});

type List = v.InferOutput<typeof schema>;
const read = (
  path = '/list',
  options: Partial<Parameters<typeof apiGet>[2]> = {},
): Promise<Result<List, HttpFailure>> => apiGet(path, schema, { logMessage: 'Failed', ...options });
const valueOf = async (answer: Promise<Result<List, HttpFailure>>): Promise<List> => {
  const result = await answer;
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
};

test('an answer is shared for ten seconds from the moment that it was asked for, and no longer', async () => {
  const first = await valueOf(read());
  now = 9_999;
  expect(await valueOf(read())).toBe(first);
  now = 10_000;
  expect(await valueOf(read())).toEqual({ items: [{ price: 10_000 }] });
  expect(network.calls).toHaveLength(2);
});

test('the age of an answer that came late counts from its request', async () => {
  respond = async () => void (now = 4_000);
  await read();
  now = 10_000;
  await read();
  expect(network.calls).toHaveLength(2);
});

test('readers that come together share one call, unless it has been under way for long', async () => {
  let finish: () => void = () => undefined;
  respond = () => new Promise((resolve) => (finish = resolve));
  const together = [read(), read()];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(network.calls).toHaveLength(1);
  now = 500;
  respond = () => Promise.resolve();
  await read();
  expect(network.calls).toHaveLength(2);
  finish();
  expect((await Promise.all(together)).every(({ ok }) => ok)).toBe(true);
});

test('one reader that gives up does not take the call from the others, and nothing is reported', async () => {
  let finish: () => void = () => undefined;
  respond = () => new Promise((resolve) => (finish = resolve));
  const leaving = new AbortController();
  const left = read('/list', { signal: leaving.signal });
  const other = read('/list', { signal: new AbortController().signal });
  leaving.abort();
  expect(await left).toMatchObject({ ok: false, failure: { kind: 'network' } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  finish();
  expect(await other).toMatchObject({ ok: true });
  expect(reported).not.toHaveBeenCalled();
});

test('a failure is not kept', async () => {
  status = 500;
  expect((await read()).ok).toBe(false);
  status = 200;
  expect((await read()).ok).toBe(true);
});

test('other addresses, other schemas, calls with headers and writes have answers of their own', async () => {
  await read('/list');
  await read('/list', { searchParams: { path: '/a/' } });
  await read('/other');
  await apiGet('/list', v.object({ items: v.array(v.object({ price: v.number() })) }), { logMessage: 'Failed' });
  await read('/list', { headers: { authorization: 'mine' } });
  await read('/list', { headers: { authorization: 'mine' } });
  await apiPost('/list', {}, schema, { logMessage: 'Failed' });
  expect(network.calls).toHaveLength(7);
});

test('what pages share cannot be changed by one of them', async () => {
  const list = await valueOf(read());
  expect(() => (list.items as { price: number }[]).push({ price: 0 })).toThrow(TypeError);
  expect(() => ((list.items[0] as { price: number }).price = 0)).toThrow(TypeError);
});

test('takes bounded memory, however many addresses there are', async () => {
  for (let index = 0; index <= 200; index += 1) await read(`/list/${index}`);
  await read('/list/200');
  expect(network.calls).toHaveLength(201);
  await read('/list/0');
  expect(network.calls).toHaveLength(202);
});

describe('queries of the channel', () => {
  const stock = v.object({ inStock: v.number() });
  const ask = (sku: string, signal = new AbortController().signal) =>
    channelQuery('stock', 'query { inStock }', { sku }, stock, { signal });
  beforeEach(() => {
    network.restore();
    network = fakeFetch(async () => {
      await respond();
      return fakeFetch.json({ data: { inStock: now } });
    });
  });

  test('pages share the answer to one question', async () => {
    expect(await ask('1')).toEqual(await ask('1'));
    expect(network.calls).toHaveLength(1);
    await ask('2');
    expect(network.calls).toHaveLength(2);
    now = 10_000;
    expect(await ask('1')).toEqual({ ok: true, value: { inStock: 10_000 } });
  });

  test('a page that gives up leaves the call to the others', async () => {
    const giving = new AbortController();
    const [given, other] = [ask('1', giving.signal), ask('1')];
    giving.abort(new DOMException('late', 'TimeoutError'));
    expect(await given).toMatchObject({ ok: false });
    expect(await other).toMatchObject({ ok: true });
    expect(network.calls).toHaveLength(1);
  });

  test('a channel that cannot be reached is asked again by the next page', async () => {
    respond = () => Promise.reject(new TypeError('fetch failed'));
    await expect(ask('1')).rejects.toThrow('fetch failed');
    respond = () => Promise.resolve();
    expect(await ask('1')).toMatchObject({ ok: true });
  });
});
