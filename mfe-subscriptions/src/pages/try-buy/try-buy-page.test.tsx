import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { toOre } from 'shared-domain/money';
import { anOffering } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import { allPlans } from '../../testing/plans';
import { pageData, RENDERED_AT, renderSubscriptions } from '../../testing/render-page';
import { TryBuyPage } from './try-buy-page';

beforeEach(() => useTestConfig());

const trial = anOffering({
  offeringCode: 'FJELL_TRYBUY',
  subscriptionName: 'Fjell Prøv',
  subscriptionShortname: 'Fjell Prøv',
  monthlyOfferingPrice: toOre(99),
  isTryBuySubscription: true,
});
const renderPage = (offerings = [trial, ...allPlans.filter((plan) => !plan.isTryBuySubscription)]) =>
  renderAt(
    '/mobilabonnement/ubegrenset-data-provekjop/',
    <TryBuyPage data={pageData(offerings, 'try-buy')} realm="B2C" renderedAt={RENDERED_AT} />,
  );

test('[F2.7-6] on its own page the button is large and centred, and nothing leads to the page itself', async () => {
  const { container } = renderPage();
  const card = within(screen.getByRole('article'));
  const button = card.getByRole('button', { name: /^Prøv oss Fjell Prøv/ });
  expect(button.className).toContain('large');
  expect(card.getByRole('heading', { level: 2 }).closest('[class*="prominent"]')).toContainElement(button);
  expect(card.queryByRole('link', { name: 'Les mer' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test("[F2.7-6] other pages lead to it by 'Les mer', beside the button", () => {
  renderSubscriptions('', pageData([trial]));
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Les mer' })).toHaveAttribute(
    'href',
    '/mobilabonnement/ubegrenset-data-provekjop/',
  );
  expect(card.getByRole('button', { name: /^Prøv oss/ }).className).not.toContain('large');
});

test('[F9.5-6] the trial lasts two months: its total says so', () => {
  renderPage();
  expect(within(screen.getByRole('article')).getByText(/^i 2\småneder$/)).toBeInTheDocument();
  expect(screen.getAllByText(/^Minste totalpris 198,-/).length).toBeGreaterThan(0);
});

test('without the plan the page says so', () => {
  renderPage([]);
  expect(screen.getByRole('heading', { name: 'Ingen abonnement å vise' })).toBeInTheDocument();
});
