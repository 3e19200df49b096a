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
    const {
      status,
      missing,
      quarantined = [],
    } = answer.json<Record<'missing' | 'quarantined', string[]> & { status: string }>();
    const named = [...(missing ?? []), ...quarantined];
    return [answer.statusCode, status, ...(named.length > 0 ? [named] : [])];
  };
}

beforeEach(() => {
  now = 0;
  composition = { ...complete };
});

test('a shell is not ready while a registered remote cannot render, a minute at most', async () => {
  composition = { ...complete, registry: undefined, missing: [] } as unknown as typeof composition;
  const answer = await ready();
  expect(await answer()).toEqual([503, 'starting']);
  composition = { ...complete, missing: ['mfe-cart'] };
  expect(await answer()).toEqual([503, 'starting', ['mfe-cart']]);
  now = 59_999;
  expect(await answer()).toEqual([503, 'starting', ['mfe-cart']]);
  now = 60_000;
  expect(await answer()).toEqual([200, 'degraded', ['mfe-cart']]);
  composition = complete;
  expect(await answer()).toEqual([200, 'ok']);
});

test.each([['missing'], ['quarantined']])(
  'a remote that is %s later takes no shell out, and is named',
  async (state) => {
    const answer = await ready();
    expect(await answer()).toEqual([200, 'ok']);
    composition = { ...complete, [state]: ['mfe-cart'] };
    expect(await answer()).toEqual([200, 'degraded', ['mfe-cart']]);
  },
);

test('a shell that is not ready is alive all the same', async () => {
  const app = Fastify();
  registerHealth(app, { registry: undefined } as unknown as Composition);
  const answer = await app.inject('/health/live');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});
