import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { toOre } from 'shared-domain/money';
import { accountStore } from 'shared-domain/stores/account-store';
import { aBundle, aDataOffering, anAccount } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { broadband } from '../testing/plans';
import { pageData, renderSubscriptions } from '../testing/render-page';

beforeEach(() => useTestConfig());

const business = aDataOffering({
  offeringCode: 'FJELL_BEDRIFT_20GB',
  realm: 'b2b',
  subscriptionName: 'Fjell Bedrift 20 GB',
  subscriptionShortname: 'Bedrift',
  monthlyOfferingPrice: toOre(373.75),
  monthlyOfferingPriceLines: undefined,
  monthlyOfferingDiscount: toOre(100),
  upfrontOfferingPrice: undefined,
  dataIncluded: { amount: 20, unit: 'GB' },
});
const data = pageData([business, { ...broadband, realm: 'b2b' }], 'business');
const card = () => screen.getAllByRole('article')[0] as HTMLElement;

test("[F2.7-7] [F6-11] [F2.9-5] a plan has the link 'Start bestilling' with its code, and no button for the cart", () => {
  renderSubscriptions('', data);
  expect(within(card()).getByRole('link', { name: /^Start bestilling Bedrift/ })).toHaveAttribute(
    'href',
    '/bedrift/kasse/bestilling/?abonnement=FJELL_BEDRIFT_20GB',
  );
  expect(screen.queryByRole('button', { name: /handlekurv/ })).not.toBeInTheDocument();
});

describe('a device that goes with a plan', () => {
  const other = { ...business, offeringCode: 'FJELL_BEDRIFT_X_MAX', subscriptionShortname: 'Bedrift X Max' };
  const headset = aBundle({
    offeringCode: 'FJELL_BEDRIFT_20GB',
    productName: 'Hodesett',
    discountedPrice: toOre(1_000),
    realm: 'b2b',
    variants: [{ sku: 'HODESETT' }],
  });
  const withDeal = { ...pageData([business, other], 'business'), bundles: [headset] };
  const orders = () =>
    screen.getAllByRole('link', { name: /^Start bestilling/ }).map((link) => link.getAttribute('href'));
  const START = '/bedrift/kasse/bestilling/?abonnement=';

  test('[F2.9-5] is offered with it at its price without mva., and chosen by a link', () => {
    renderSubscriptions('', withDeal);
    expect(orders()).toEqual([`${START}FJELL_BEDRIFT_20GB`, `${START}FJELL_BEDRIFT_X_MAX`]);
    const [link, ...more] = screen.getAllByRole('link', { name: /^Ta med Hodesett for 800,- \(ekskl\. mva\.\)/ });
    expect(link).toHaveAttribute('href', '/bedrift/mobilabonnement/?abonnement=FJELL_BEDRIFT_20GB&hw=HODESETT');
    expect(more).toEqual([]);
  });

  test('[F2.9-5] chosen, it is ordered with its plan and with no other', () => {
    renderSubscriptions('?hw=HODESETT', withDeal);
    expect(orders()).toEqual([`${START}FJELL_BEDRIFT_20GB&hw=HODESETT`, `${START}FJELL_BEDRIFT_X_MAX`]);
    expect(screen.getByRole('link', { name: 'Bestill uten Hodesett' })).toHaveAttribute(
      'href',
      '/bedrift/mobilabonnement/?abonnement=FJELL_BEDRIFT_20GB',
    );
  });

  test('[F2.9-5] a device that goes with no plan is ordered with none', () => {
    renderSubscriptions('?hw=IP17-256-SORT', withDeal);
    expect(orders()).toEqual([`${START}FJELL_BEDRIFT_20GB`, `${START}FJELL_BEDRIFT_X_MAX`]);
  });
});

test('[F2.9-1, F2.9-5] in preproduction the order starts in that environment', () => {
  useTestConfig({ checkoutEnvironment: 'pp2' });
  renderSubscriptions('', data);
  expect(within(card()).getByRole('link', { name: /^Start bestilling/ })).toHaveAttribute(
    'href',
    '/pp2/bedrift/kasse/bestilling/?abonnement=FJELL_BEDRIFT_20GB',
  );
});

test('[F6-9] [F6-10] prices are without mva., the monthly discount does not count, and the agreement is named', () => {
  renderSubscriptions('', data);
  const text = card().textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain('299,-/md.');
  expect(text).toContain('Forutsetter avtaletid av abonnement i 24 md.');
  expect(text).toContain('Minste totalpris 7 176,-');
  expect(text).not.toContain('inkl. mva.');
});

test('[F6-10] above every group of plans it says once that mva. is not in their prices', () => {
  renderSubscriptions('', data);
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section'));
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups) {
    const [before] = group?.textContent?.split(/\d[\d\s]*,-/) ?? [];
    expect(before).toContain('Priser (ekskl. mva.)');
  }
});

test('[F3.4-2, F6-9] nothing compares with the private plan of the visitor', async () => {
  await import('../data/customer-plans');
  renderSubscriptions('', data);
  const before = card().textContent;
  await act(async () => accountStore.setState({ status: 'ready', accounts: [anAccount()] }));
  expect(card()).toHaveTextContent(/Start bestilling/);
  expect(card().textContent).toBe(before);
  act(() => accountStore.setState(accountStore.getInitialState(), true));
});

test('a business page has neither age switches nor consumers’ pages, and no accessibility fault', async () => {
  const { container } = renderSubscriptions('', data);
  expect(screen.getByRole('heading', { level: 1, name: 'Mobilabonnement til bedriften' })).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Abonnement' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});
