import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import { allPlans, broadband, prepaid } from '../../testing/plans';
import { pageData, RENDERED_AT } from '../../testing/render-page';
import { PricesPage } from './prices-page';

beforeEach(() => useTestConfig());

const offerings = [
  ...allPlans.map((plan) =>
    plan.offeringCode === 'FJELL_X_MAX_PLUS_2025'
      ? { ...plan, extraSims: 2, abroad: { euEea: '80 GB', world: '99,- per dag' } }
      : plan,
  ),
  broadband,
  prepaid,
];
const renderPage = () =>
  renderAt(
    '/mobilabonnement/priser/',
    <PricesPage data={pageData(offerings, 'prices')} realm="B2C" renderedAt={RENDERED_AT} />,
  );
const rowOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent?.replaceAll('\u00a0', ' '));

test('every plan is a row with what it holds, costs and binds to', async () => {
  const { container } = renderPage();
  const table = screen.getByRole('table', { name: 'Alle abonnement sammenlignet' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Abonnement',
    'Pris per måned',
    'Data i Norge',
    'Hastighet',
    'EU og EØS',
    'Resten av verden',
    'Ekstra SIM',
    'Familiepris',
    'Bindingstid',
    'Totalt første år',
  ]);
  expect(rowOf(/^Fjell X Max Pluss/)).toEqual([
    '699,-/md.',
    'Ubegrenset data',
    'Opptil 1000 Mbit/s',
    '80 GB',
    '99,- per dag',
    'Inntil 2 inkludert',
    '399,-/md.',
    'Ingen bindingstid',
    '8 388,-',
  ]);
  expect(rowOf(/^Mobilt bredbånd\s50/)).toEqual([
    '299,-/md.',
    '50 GB',
    'Opptil 500 Mbit/s',
    '–Ikke aktuelt',
    '–Ikke aktuelt',
    'Ikke inkludert',
    '–Ikke aktuelt',
    '12 md. bindingstid',
    '3 687,-',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a plan with a one-time price has no first year; one with a discount has its ordinary price struck', () => {
  renderPage();
  expect(rowOf(/^Kontant 2/)[0]).toBe('199,- per påfylling');
  expect(rowOf(/^Kontant 2/)[8]).toBe('–Ikke aktuelt');
  expect(
    within(screen.getByRole('row', { name: /^Fjell 5/ })).getByText('329,-', { selector: 's' }),
  ).toBeInTheDocument();
  expect(rowOf(/^Fjell 5/)[8]).toBe('3 588,-');
});

test('plans that are not sold are left out; small comes before large', () => {
  renderAt(
    '/mobilabonnement/priser/',
    <PricesPage
      data={pageData(
        offerings.map((plan) => ({ ...plan, isHidden: plan.offeringCode === 'FJELL_X_BASIC_2025_2' })),
        'prices',
      )}
      realm="B2C"
      renderedAt={RENDERED_AT}
    />,
  );
  const names = screen.getAllByRole('rowheader').map((head) => head.textContent?.replaceAll('\u00a0', ' '));
  expect(names.slice(0, 6)).toEqual([
    'Ubegrenset data, velg hastighet',
    'Fjell X Start 10 Mbit/s',
    'Fjell X Max 1000 Mbit/s',
    'Fjell X Max Pluss 1000 Mbit/s',
    'Fast datamengde og strømming',
    'Fjell 5 GB',
  ]);
});
