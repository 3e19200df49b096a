import { useTestConfig } from 'shared-domain/testing/index';

const delayOf = async (random: number): Promise<number> => {
  jest.resetModules();
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const { presaleDelayMs } = await import('./use-now');
  return presaleDelayMs();
};

beforeEach(() => useTestConfig());
afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'user_ref_pdp=; Max-Age=0; Path=/';
});

test('[P4-58] the cookie of an earlier visit decides', async () => {
  document.cookie = 'user_ref_pdp=884213; Path=/';
  expect(await delayOf(0.5)).toBe(3_000);
});

test.each(['', 'abc'])(
  '[P4-58] a cookie without a digit (%j) is replaced, and the new one decides from then on',
  async (value) => {
    document.cookie = `user_ref_pdp=${value}; Path=/`;
    expect(await delayOf(0.123456789)).toBe(9_000);
    expect(document.cookie).toContain('user_ref_pdp=123456789');
    expect(await delayOf(0.5)).toBe(9_000);
  },
);

test.each([
  [0.4, 1_000],
  [0.6, 0],
])('[P4-58] as an A/B test: of visits that draw %d the delay is %d ms, without a cookie', async (random, delayMs) => {
  useTestConfig({ presaleSpread: 'ab' });
  expect(await delayOf(random)).toBe(delayMs);
  expect(document.cookie).not.toContain('user_ref_pdp');
});
