import type { Address, LoadOutcome } from '../app/load-page';
import { createPagePrefetch } from './prefetch-page';

const phone: Address = { pathname: '/mobiltelefoner/apple/iphone-17/', search: '' };
const list: Address = { pathname: '/mobiltelefoner/', search: '?merke=apple' };
const loaded: LoadOutcome = { kind: 'data', data: 'phone' };
const never = new AbortController().signal;

function setUp(answers: readonly (LoadOutcome | Error)[]) {
  const loads: { address: Address; signal: AbortSignal }[] = [];
  let now = 0;
  const load = (address: Address, signal: AbortSignal) => {
    const answer = answers[loads.push({ address, signal }) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? loaded);
  };
  return { ...createPagePrefetch(load, () => now), loads, wait: (ms: number) => void (now += ms) };
}

test('a prefetched page is loaded once, and only its next visit is answered by it', async () => {
  const { load, prefetch, loads } = setUp([loaded]);
  prefetch(phone);
  prefetch(phone);
  expect(await load(phone, never)).toBe(loaded);
  expect(loads).toHaveLength(1);
  await load(phone, never);
  expect(loads).toHaveLength(2);
});

test('another address, or one prefetched long ago, is loaded; what nobody needs is given up', async () => {
  const { load, prefetch, loads, wait } = setUp([]);
  prefetch(phone);
  prefetch(list);
  expect(loads[0]?.signal.aborted).toBe(true);
  wait(10_000);
  await load(list, never);
  expect(loads.map(({ address }) => address)).toEqual([phone, list, list]);
  expect(loads[1]?.signal.aborted).toBe(true);
});

test('what failed ahead is tried again when it is needed', async () => {
  const { load, prefetch, loads } = setUp([new Error('offline'), loaded, { kind: 'unavailable' }, loaded]);
  prefetch(phone);
  expect(await load(phone, never)).toBe(loaded);
  prefetch(phone);
  expect(await load(phone, never)).toBe(loaded);
  expect(loads).toHaveLength(4);
});

test('a navigation that was given up meanwhile gets no page', async () => {
  const { load, prefetch } = setUp([]);
  const controller = new AbortController();
  prefetch(phone);
  const loading = load(phone, controller.signal);
  controller.abort();
  await expect(loading).rejects.toThrow();
});
