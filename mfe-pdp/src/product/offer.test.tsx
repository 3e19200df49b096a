/** The texts of the page about a price, and their places. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { aFinancingMethod } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { anAccessoryPage, aPage, aPricedVariant } from '../testing/build-page';
import { loadLowerFiles, PATH, productElement, renderProduct, showInWindow } from '../testing/render-product';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));

const delivery = { fromPrice: toOre(99), freeFrom: toOre(1_000), workingDays: { min: 1, max: 5 } };
const intro = () => within(screen.getByRole('banner'));
const summary = () => within(screen.getByRole('region', { name: 'Oppsummering' }));
const bar = () => screen.getByRole('complementary', { name: 'Valgt produkt' });
// It comes with the other late parts.
beforeAll(loadLowerFiles);

test('the conditions stand by the monthly price and in the bar, delivery by each sum that does not hold it', async () => {
  renderProduct({ data: aPage({ delivery }) });
  await screen.findByRole('complementary', { name: 'Valgt produkt' });
  expect(
    intro().getByText('Krever abonnement. Minste totalpris 18\u00A0972,- + levering fra 99,-', { normalizer: String }),
  ).toBeInTheDocument();
  expect(bar()).toHaveTextContent('Krever abonnement. Minste totalpris 18 972,-');
  expect(summary().getAllByText('+ levering fra 99,-')).toHaveLength(1);
  expect(summary().getByText('Levering fra 99,- · 1–5 virkedager')).toBeInTheDocument();
  expect(summary().getByText('30 dagers angrerett')).toBeInTheDocument();
});

test('a full price has no conditions; the one before it is called so', () => {
  const variant = aPricedVariant({ prices: { upfront: { upfront: toOre(12_990), before: toOre(13_990) } } });
  renderProduct({ address: `${PATH}?so=upfront`, data: aPage({ delivery, variants: [variant] }) });
  expect(screen.queryByText(/Krever abonnement/)).not.toBeInTheDocument();
  expect(intro().getByText('Førpris')).toBeInTheDocument();
  expect(summary().getByText(/^Levering fra.*0,- · 1–5 virkedager$/)).toBeInTheDocument();
});

test('[P3-15] what speaks for instalments stands by them, not by the full price', async () => {
  const variant = aPricedVariant();
  const lease = Object.fromEntries(
    Object.entries(variant.prices.lease).map(([plan, prices]) => [
      plan,
      prices.map((price) => ({ ...price, infoUsps: ['Uten renter og gebyrer'] })),
    ]),
  );
  renderProduct({ data: aPage({ variants: [{ ...variant, prices: { ...variant.prices, lease } }] }) });
  const payment = within(screen.getByRole('region', { name: 'Hvordan vil du betale?' }));
  expect(payment.getByText('Uten renter og gebyrer')).toBeInTheDocument();
  await userEvent.click(payment.getByRole('tab', { name: 'Fullpris' }));
  expect(payment.queryByText('Uten renter og gebyrer')).not.toBeInTheDocument();
});

test('[P7-14] at its full price a phone can be bought with a plan; at instalments the page has the plans itself', async () => {
  const withPlan = () => screen.queryByRole('link', { name: 'Kjøp med abonnement' });
  const { unmount } = renderProduct({ address: `${PATH}?so=upfront` });
  expect(withPlan()).toHaveAttribute('href', '/mobilabonnement/?hw=AUR-5P-256-LYN');
  await userEvent.click(screen.getByRole('tab', { name: 'Delbetaling' }));
  expect(withPlan()).not.toBeInTheDocument();
  unmount();
  for (const setting of [
    { realm: 'B2B' as const },
    { data: aPage({ product: { type: 'TABLET' } }) },
    { data: aPage({ product: { releaseDate: '2026-12-24T07:00:00Z' } }) },
  ]) {
    const other = renderProduct({ address: `${PATH}?so=upfront`, ...setting });
    expect(withPlan()).not.toBeInTheDocument();
    other.unmount();
  }
});

test('[P7-14] without script, when the page sells at the full price, the link is there too', () => {
  expect(renderToString(productElement())).toMatch(
    /<noscript><a [^>]*href="\/mobilabonnement\/\?hw=AUR-5P-256-LYN"[^>]*>.*?Kjøp med abonnement/,
  );
});

test('[P8-12] a way to pay without a price has nothing to choose, and says so', async () => {
  const variant = aPricedVariant();
  renderProduct({ data: aPage({ variants: [{ ...variant, prices: { ...variant.prices, lease: {} } }] }) });
  const payment = within(screen.getByRole('region', { name: 'Hvordan vil du betale?' }));
  await userEvent.click(payment.getByRole('tab', { name: 'Delbetaling' }));
  expect(payment.getByText('Ingen valg for dette alternativet.')).toBeInTheDocument();
  expect(payment.queryByRole('radio')).not.toBeInTheDocument();
});

test('a business has no right of return', () => {
  renderProduct({ realm: 'B2B', data: aPage({ delivery }) });
  expect(screen.queryByText('30 dagers angrerett')).not.toBeInTheDocument();
});

test('one way to pay is no question: no heading, tabs or radio, and the price stands once', () => {
  renderProduct({ data: anAccessoryPage() });
  expect(screen.queryByRole('heading', { name: 'Hvordan vil du betale?' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tablist', { name: 'Betaling' })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Fullpris/ })).not.toBeInTheDocument();
  expect(summary().queryByText('Pris')).not.toBeInTheDocument();
});

test('one method with several options has no tabs', () => {
  renderProduct({ data: aPage({ variants: [aPricedVariant({ financingMethods: [aFinancingMethod()] })] }) });
  expect(screen.queryByRole('tablist', { name: 'Betaling' })).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Hvordan vil du betale?' })).getAllByRole('radio').length,
  ).toBeGreaterThan(1);
});

test('before the sale its day stands under the price', () => {
  renderProduct({ data: aPage({ product: { releaseDate: '2026-12-12T07:00:00Z' } }) });
  expect(intro().getByText('I salg fra 12. desember')).toBeInTheDocument();
});

test('[P2-43] the bar shows once neither the price nor the summary is in the window; its button has the same words', async () => {
  renderProduct();
  await screen.findByRole('complementary', { name: 'Valgt produkt' });
  const isHidden = () => bar().classList.contains('hidden');
  expect(isHidden()).toBe(true);
  act(() => showInWindow());
  expect(isHidden()).toBe(false);
  expect(within(bar()).getByRole('button', { name: 'Neste' })).toBeInTheDocument();
  act(() => showInWindow('oppsummering'));
  expect(isHidden()).toBe(true);
  act(() => showInWindow('pris'));
  expect(isHidden()).toBe(true);
});

test('a new price is announced after a choice, not when the page opens', async () => {
  renderProduct();
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/^$/);
  await userEvent.click(screen.getByRole('radio', { name: /Fjell X Max/ }));
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('1 140,-/md., betale nå: 0,-');
});

test('without script the page says what its form sells: the full price, without the choices that need script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(productElement());
  const instead = [...page.querySelectorAll('noscript')]
    .map(({ textContent }) => textContent)
    .filter((text) => !text.includes('Finn butikk'));
  expect(instead[0]).toContain('12\u00A0990,-');
  expect(instead[1]).toContain('12\u00A0990,-');
  expect(instead[1]).toContain('Uten JavaScript kjøper du til fullpris.');
  // The parts that the style sheets hide without script.
  for (const part of page.querySelectorAll('.scripted, aside')) part.remove();
  expect(page).not.toHaveTextContent('/md.');
  expect(page.querySelector('input:not([type="hidden"], [name="postnummer"])')).toBeNull();
  expect(page.querySelector('form input[name="financing"]')).toHaveValue('upfront');
});
