import { laneOf, planLanes } from './lanes';

const canary = (remote: string, percent: number) => ({ remote, build: '0123456789ab', percent });
const remotesOf = (canaries: Parameters<typeof planLanes>[0], bucket: number) =>
  laneOf(planLanes(canaries) as Parameters<typeof laneOf<{ below: number; canaries: typeof canaries }>>[0], bucket)
    .canaries.map(({ remote }) => remote)
    .join();
/** How many of the hundred buckets get a remote's canary. */
const shareOf = (canaries: Parameters<typeof planLanes>[0], remote: string) =>
  Array.from({ length: 100 }, (_, bucket) => remotesOf(canaries, bucket)).filter((remotes) => remotes.includes(remote))
    .length;

test('without a canary there is one lane, the stable one', () => {
  expect(planLanes([])).toEqual([{ below: 100, canaries: [] }]);
});

test.each([
  [0, 0],
  [1, 1],
  [5, 5],
  [99, 99],
  [100, 100],
])('a canary of %i %% is for %i of 100 buckets', (percent, share) => {
  expect(shareOf([canary('mfe-pdp', percent)], 'mfe-pdp')).toBe(share);
});

test('a higher share keeps everyone who had the canary before', () => {
  const at = (percent: number) => (bucket: number) => remotesOf([canary('mfe-pdp', percent)], bucket) !== '';
  for (let bucket = 0; bucket < 100; bucket += 1) if (at(5)(bucket)) expect(at(20)(bucket)).toBe(true);
});

test('several canaries nest: one lane for each share and the stable one, and each canary keeps its share', () => {
  const canaries = [canary('mfe-pdp', 20), canary('mfe-cart', 5), canary('mfe-lists', 20), canary('mfe-header', 0)];
  expect(planLanes(canaries).map(({ below, canaries: own }) => [below, own.map(({ remote }) => remote)])).toEqual([
    [5, ['mfe-pdp', 'mfe-cart', 'mfe-lists']],
    [20, ['mfe-pdp', 'mfe-lists']],
    [100, []],
  ]);
  expect(canaries.map(({ remote }) => shareOf(canaries, remote))).toEqual([20, 5, 20, 0]);
});

test('the stable lane exists at 100 % too: open pages use it', () => {
  expect(planLanes([canary('mfe-pdp', 100)]).at(-1)).toEqual({ below: 100, canaries: [] });
});
