import { ViewTokens } from './view-tokens';

const canary = { remote: 'mfe-pdp', build: 'ca0a00000001' };
const stable = { remote: 'mfe-pdp', build: '0123456789ab' };

let now = 0;
const tokens = (options: Partial<ConstructorParameters<typeof ViewTokens>[0]> = {}) =>
  new ViewTokens({ edgeKey: 'edge', isLimitedByNetwork: true, now: () => now, ...options });
beforeEach(() => (now = 1_000_000));

test('a page counts once as a view and once as a failure of each build that it was sent with', () => {
  const views = tokens();
  const page = views.read(views.issue([canary], []), '192.0.2.1');
  expect([page?.claims('view', canary), page?.claims('failure', canary)]).toEqual([true, true]);
  expect([page?.claims('view', canary), page?.claims('failure', canary), page?.claims('view', stable)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('the same token is the same page, whoever sends it', () => {
  const views = tokens();
  const token = views.issue([canary], []);
  expect(views.read(token, '192.0.2.1')?.claims('view', canary)).toBe(true);
  expect(views.read(token, '192.0.2.2')?.claims('view', canary)).toBe(false);
});

test('what is made up, of another key or too old is no page', () => {
  const views = tokens();
  const token = views.issue([canary], []);
  for (const each of [undefined, '', 'x.y', `${token}x`, tokens({ edgeKey: 'another' }).issue([canary], [])])
    expect(views.read(each, '192.0.2.1')).toBeUndefined();
  now += 3_600_001;
  expect(views.read(token, '192.0.2.1')).toBeUndefined();
});

test('of one network so many pages count in ten minutes that it rejects no canary alone', () => {
  const views = tokens();
  const counted = (network: string, pages: number) =>
    Array.from({ length: pages }, () => views.read(views.issue([canary], []), network)).filter(Boolean).length;
  expect([counted('192.0.2.1', 100), counted('192.0.2.2', 3)]).toEqual([20, 3]);
  now += 600_001;
  expect(counted('192.0.2.1', 1)).toBe(1);
});

test('on a developer’s machine, where everyone has one address, no network is limited', () => {
  const views = tokens({ isLimitedByNetwork: false });
  for (let page = 0; page < 50; page += 1)
    expect(views.read(views.issue([canary], []), '127.0.0.1')?.claims('view', canary)).toBe(true);
});

test('a page tells which builds the server could not draw', () => {
  const views = tokens();
  const page = views.read(views.issue([canary, { remote: 'mfe-cart', build: 'eeeeeeeeeeee' }], [canary]), '192.0.2.1');
  expect([page?.isUnrendered(canary), page?.isUnrendered({ remote: 'mfe-cart', build: 'eeeeeeeeeeee' })]).toEqual([
    true,
    false,
  ]);
});
