import { screen, within } from '@testing-library/react';
/** A plan is chosen for a phone at its full price, and both go into the cart. */
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { aCart } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { updateCart } from 'shared-domain/stores/cart-store';
import { useTestConfig } from 'shared-domain/testing';
import type { PlanDevice } from '../data/plan-sections';
import { allPlans, fiveGigabytes, streaming, tenGigabytes } from '../testing/plans';
import { pageData, renderSubscriptions, subscriptionsElement } from '../testing/render-page';

jest.mock('shared-domain/stores/cart-store', () => ({ updateCart: jest.fn() }));

const update = jest.mocked(updateCart);
beforeEach(() => {
  useTestConfig();
  update.mockReset().mockResolvedValue(ok(aCart()));
});

// Compiling it takes longer than a test waits.
beforeAll(() => import('../ui/device-panel'));

const phone: PlanDevice = {
  sku: 'AUR-5P',
  name: 'Aurora 5 Pro, 256 GB, Lyng',
  href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-256-gb/',
  image: { url: '/bilder/aurora.webp', title: 'Aurora 5 Pro' },
  price: toOre(12_990),
};
const QUERY = '?hw=AUR-5P';
const sold = allPlans.map((plan) => ({ ...plan, soldWithDevice: plan !== fiveGigabytes }));
const withPhone = (device: PlanDevice | null = phone) => ({
  ...pageData([...sold, { ...streaming, soldWithDevice: true }]),
  device,
});
const open = (device?: PlanDevice | null) => renderSubscriptions(QUERY, withPhone(device));
const chosenPhone = () => screen.queryByRole('region', { name: 'Telefonen du har valgt' });
const choose = () => userEvent.click(screen.getByRole('button', { name: /^Velg Fjell 10\sGB$/ }));

test('[P7-14] the phone stands above the plans with picture, name and price, and the way back to it', async () => {
  open();
  const region = await screen.findByRole('region', { name: 'Telefonen du har valgt' });
  expect(region.querySelector('img')).toHaveAttribute('src', '/bilder/aurora.webp');
  expect(region).toHaveTextContent('Aurora 5 Pro, 256 GB, Lyng');
  expect(region).toHaveTextContent('12 990,-');
  expect(within(region).getByRole('link', { name: 'Kjøp uten abonnement' })).toHaveAttribute('href', phone.href);
  expect(within(region).getByRole('link', { name: 'Fjern telefonen' })).toHaveAttribute('href', '/mobilabonnement/');
});

test('[P7-14] ‘Velg’ puts both into the cart in one update', async () => {
  open();
  await choose();
  expect(update.mock.calls).toEqual([
    [
      { update: { handsetSku: 'AUR-5P', pricePlan: tenGigabytes.offeringCode } },
      { name: 'Aurora 5 Pro, 256 GB, Lyng og Fjell 10\u00A0GB' },
    ],
  ]);
});

test('[P7-14] a speed of the X plans goes with the phone, too', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Gå videre og velg' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^Legg i handlekurv/ }));
  expect(update.mock.calls[0]?.[0]).toEqual({ update: { handsetSku: 'AUR-5P', pricePlan: 'FJELL_X_START_2025' } });
});

test('[P7-14, P8-1] what the cart refuses is said at the plan', async () => {
  update.mockResolvedValue(failed({ message: 'Aurora 5 Pro er utsolgt.' }));
  open();
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('Aurora 5 Pro er utsolgt.');
});

test('only plans that a phone is sold with are offered', () => {
  const { container } = open();
  const codes = [...container.querySelectorAll('article [name="offeringCode"]')].map((field) =>
    field.getAttribute('value'),
  );
  expect(codes).toContain(tenGigabytes.offeringCode);
  for (const code of [fiveGigabytes.offeringCode, streaming.offeringCode, 'FJELL_TRYBUY'])
    expect(codes).not.toContain(code);
});

test('a phone that cannot be bought now is said so, and plans are bought alone', async () => {
  open(null);
  expect(await screen.findByText(/^Telefonen du valgte, kan ikke kjøpes akkurat nå/)).toBeInTheDocument();
  expect(chosenPhone()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Legg i handlekurv Fjell 10\sGB$/ }));
  expect(update.mock.calls[0]?.[0]).toEqual({ update: { pricePlan: tenGigabytes.offeringCode, quantity: 1 } });
});

test('[P7-14] without script each plan is a plain form with the phone in it; another age keeps the phone', () => {
  const page = document.createElement('div');
  // The browser of the test has scripts: it would read what is for others as text.
  page.innerHTML = renderToString(subscriptionsElement(QUERY, withPhone())).replaceAll('noscript', 'div');
  for (const form of page.querySelectorAll<HTMLFormElement>('form[action="/handlekurv/legg-til/"]')) {
    expect(new FormData(form).get('sku')).toBe('AUR-5P');
    expect(new FormData(form).get('financing')).toBe('upfront');
  }
  expect(page.querySelectorAll('form[action="/handlekurv/legg-til/"]').length).toBeGreaterThan(2);
  expect(page.querySelector('form[method="get"] input[name="hw"]')).toHaveValue('AUR-5P');
});

test('the page has no accessibility fault', async () => {
  const { container } = open();
  expect((await axe(container)).violations).toEqual([]);
});
