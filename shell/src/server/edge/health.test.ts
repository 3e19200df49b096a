import Fastify from 'fastify';
import type { Composition } from '../registry/composition';
import { registerHealth } from './health';

const build = { remote: 'mfe-pdp', build: '0123456789ab' };
const complete = { registry: {}, stable: { builds: [build] }, missing: [] as string[], quarantined: [] as string[] };
let now: number;
let composition: Partial<typeof complete>;

async function ready() {
  const app = Fastify();
  registerHealth(
    app,
    new Proxy({}, { get: (_target, name: keyof typeof complete) => composition[name] }) as Composition,
    () => now,
  );
  return async () => {
    const answer = await app.inject('/health/ready');
    return [answer.statusCode, answer.json<{ status: string }>().status];
  };
}

beforeEach(() => {
  now = 0;
  composition = { ...complete };
});

test('a shell is not ready while a registered remote cannot render, two minutes at most', async () => {
  composition = { ...complete, registry: undefined, missing: [] } as unknown as typeof composition;
  const answer = await ready();
  expect(await answer()).toEqual([503, 'starting']);
  composition = { ...complete, missing: ['mfe-cart'] };
  expect(await answer()).toEqual([503, 'starting']);
  now = 119_999;
  expect(await answer()).toEqual([503, 'starting']);
  now = 120_000;
  expect(await answer()).toEqual([200, 'degraded']);
  composition = complete;
  expect(await answer()).toEqual([200, 'ok']);
});

test.each([['missing'], ['quarantined']])(
  'a remote that is %s later takes no shell out, and is named',
  async (state) => {
    const answer = await ready();
    expect(await answer()).toEqual([200, 'ok']);
    composition = { ...complete, [state]: ['mfe-cart'] };
    expect(await answer()).toEqual([200, 'degraded']);
  },
);
