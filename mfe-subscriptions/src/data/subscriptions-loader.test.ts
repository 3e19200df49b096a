import type { PageRequest } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { offeringsSchema } from 'shared-domain/subscription/io';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing';
import { allPlans } from '../testing/plans';
import { loadSubscriptions } from './subscriptions-loader';

const request = (search = ''): PageRequest => ({
  pathname: '/mobilabonnement/',
  params: {},
  searchParams: new URLSearchParams(search),
  realm: 'B2C',
  renderedAt: 0,
  signal: new AbortController().signal,
});

const reported: unknown[] = [];
let restore = (): void => undefined;

beforeEach(() => {
  useTestConfig();
  reported.length = 0;
  setErrorReporter({ error: (error) => void reported.push(error), warning: () => undefined });
});
afterEach(() => restore());

test('reads the plans of the realm, whatever the age filter', async () => {
  const network = fakeFetch(() => fakeFetch.json(toWire(offeringsSchema, { realm: 'B2C', subscriptions: allPlans })));
  restore = network.restore;
  const answer = await loadSubscriptions(request('under30=true'));
  expect(network.calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/view-models/subscriptions/B2C']);
  if (answer.kind !== 'data') throw new Error('The plans were not loaded');
  expect(answer.data.offerings).toHaveLength(allPlans.length);
  expect(answer.data.isNarrowed).toBe(true);
});

test('[F8-1] an API that is down makes the page unavailable, logged once; the next call succeeds', async () => {
  let isDown = true;
  restore = fakeFetch(() =>
    isDown ? fakeFetch.problem(500) : fakeFetch.json({ realm: 'B2C', subscriptions: [] }),
  ).restore;
  expect(await loadSubscriptions(request())).toEqual({ kind: 'unavailable' });
  expect(reported).toHaveLength(1);
  isDown = false;
  expect(await loadSubscriptions(request())).toMatchObject({ kind: 'data', data: { offerings: [] } });
});
