import { act, screen } from '@testing-library/react';
import { accountStore } from 'shared-domain/stores/account-store';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { pageData, renderSubscriptions } from '../testing/render-page';

beforeEach(() => useTestConfig());
afterEach(() => act(() => accountStore.setState(accountStore.getInitialState(), true)));

const text = () => screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ') ?? '';
const heading = () => screen.getByRole('heading', { level: 3 }).textContent?.replaceAll('\u00a0', ' ');

/** Code, ordinary GB, doubled GB, as the table of F9.7 has them. */
const DATA = [
  ['F9.7-1, F9.7-2', 'MOBIL_02GB', 2, 6],
  ['F9.7-3', 'MOBIL_03GB', 3, 6],
  ['F9.7-4', 'MOBIL_05GB', 5, 10],
  ['F9.7-4', 'MOBIL_05GB_2025', 5, 10],
  ['F9.7-4', 'MOBIL_05GB_2025_2', 5, 10],
  ['F9.7-5', 'MOBIL_06GB', 6, 16],
  ['F9.7-6', 'MOBIL_08GB', 8, 16],
  ['F9.7-7', 'MOBIL_10GB', 10, 30],
  ['F9.7-8', 'MOBIL_10GB_02', 10, 20],
  ['F9.7-8', 'MOBIL_10GB_2025', 10, 20],
  ['F9.7-8', 'MOBIL_10GB_2025_2', 10, 20],
  ['F9.7-9', 'MOBIL_10GB_UNG', 10, 20],
  ['F9.7-10', 'MOBIL_15GB', 15, 40],
  ['F9.7-11', 'MOBIL_15GB_02', 15, 30],
  ['F9.7-12', 'MOBIL_20GB', 20, 40],
] as const;

test.each(DATA)(
  '[%s] %s: %d GB are %d GB for an existing customer, the ordinary amount struck',
  (_id, part, gb, doubled) => {
    const plan = aDataOffering({ offeringCode: `FJELL_${part}`, dataIncluded: { amount: gb, unit: 'GB' } });
    const shown = part.endsWith('UNG') ? '?under30=true' : '';
    const { unmount } = renderSubscriptions(shown, pageData([{ ...plan, subscriptionName: 'X' }]));
    if (part !== 'MOBIL_10GB_2025' || shown === '') expect(heading()).toBe(`${gb} GB`);
    unmount();
    accountStore.setState({ customerType: 'existing' });
    renderSubscriptions(shown, pageData([plan]));
    expect(
      screen.getByRole('heading', { level: 3 }).querySelector('s')?.textContent?.replaceAll('\u00a0', ' '),
    ).toContain(`${gb} GB`);
    expect(heading()).toMatch(new RegExp(` ${doubled} GB$`));
  },
);

test.each([
  ['F9.7-13', 'JUNIOR_01GB', 1, 2],
  ['F9.7-14', 'JUNIOR_03GB', 3, 10],
] as const)('[%s] %s: %d GB are %d GB in the name of a child’s plan', (_id, part, gb, doubled) => {
  const plan = aDataOffering({
    offeringCode: `FJELL_${part}`,
    subscriptionShortname: 'Junior',
    isBarnSubscription: true,
    dataIncluded: { amount: gb, unit: 'GB' },
  });
  const { unmount } = renderSubscriptions('', pageData([plan]));
  expect(text()).toContain(`Junior ${gb} GB`);
  unmount();
  renderSubscriptions('?ts=true', pageData([plan]));
  expect(text()).toContain(`Junior ${doubled} GB`);
});

/** Speeds in Mbit/s; the normal one of the table replaces that of the catalogue with the offer on. */
test.each([
  ['F9.7-15, F9.7-16', 'X_START', 30, 20],
  ['F9.7-15, F9.7-17', 'X_BASIC', 250, 440],
  ['F9.7-17', 'MOBIL_X_UNG', 250, 440],
] as const)(
  '[%s] %s: %d Mbit/s as the catalogue says, doubled to %d for an existing customer',
  (_id, part, mbit, doubled) => {
    const plan = anOffering({ offeringCode: `FJELL_${part}`, dataMaxSpeed: { amount: mbit, unit: 'Mbit/s' } });
    const { unmount } = renderSubscriptions('?under30=true', pageData([plan]));
    expect(text()).toContain(`Opptil ${mbit} Mbit/s`);
    unmount();
    accountStore.setState({ isInternetCustomer: true });
    renderSubscriptions('?under30=true', pageData([plan]));
    expect(text()).toContain(`Opptil ${doubled} Mbit/s`);
  },
);

test.each([
  ['F9.7-16', 'X_START_2025', 'Moderat 10 Mbit/s', 'Moderat 20 Mbit/s'],
  ['F9.7-18', 'X_BASIC_2025_2', 'Høy 250 Mbit/s', 'Høy 500 Mbit/s'],
] as const)('[%s] %s on the grouped card: %s, then %s', (_id, part, ordinary, doubled) => {
  const plan = anOffering({
    offeringCode: `FJELL_${part}`,
    dataMaxSpeed: { amount: part === 'X_START_2025' ? 10 : 250, unit: 'Mbit/s' },
  });
  const speed = () => screen.getByRole('term').textContent?.replaceAll('\u00a0', ' ');
  renderSubscriptions('', pageData([plan]));
  expect(speed()).toBe(ordinary);
  act(() => accountStore.setState({ customerType: 'existing' }));
  expect(speed()).toBe(doubled);
});
