import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCart } from 'shared-domain/cart/testing';
import { ok } from 'shared-domain/kernel';
import { updateCart } from 'shared-domain/stores/cart-store';
import { useTestConfig } from 'shared-domain/testing';
import { familyOfferings } from '../../testing/family-plans';
import { renderPage } from '../../testing/render-page';
import { GuidePage } from './guide-page';

jest.mock('shared-domain/stores/cart-store', () => ({ updateCart: jest.fn() }));
jest.mock('shared-domain/stores/toast-store', () => ({ showToast: jest.fn() }));

beforeEach(() => {
  useTestConfig();
  jest.mocked(updateCart).mockReset().mockResolvedValue(ok(aCart()));
});

const PATH = '/mobilabonnement/velge-mobilabonnement/';
const ANSWERED = '?data=middels&hvem=meg&utland=nei&fart=video&familie=nei';
const open = (query = '') =>
  renderPage(GuidePage, { page: 'guide', offerings: familyOfferings, isNarrowed: false }, `${PATH}${query}`);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const show = () => userEvent.click(screen.getByRole('button', { name: 'Vis anbefaling' }));
const text = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');

test('[P2-24] the answers lead to a plan with its reasons, and to the runner-up, at an address to share', async () => {
  const { router } = open();
  for (const answer of [/^Middels/, /^En voksen/, /^Sjelden/, /^Høy/, /^Nei, bare ett/]) await choose(answer);
  await show();
  const heading = await screen.findByRole('heading', { level: 2, name: /^Vi anbefaler Fjell 10\sGB$/ });
  expect(router.address()).toBe(`${PATH}${ANSWERED}`);
  await waitFor(() => expect(heading.parentElement).toHaveFocus());
  expect(text()).toContain('10 GB data i måneden');
  expect(text()).toContain('Det rimeligste abonnementet som dekker det du svarte');
  expect(text()).toContain('Nest best');
  expect(text()).toContain('230,- mer i måneden: Ubegrenset data, 1000 Mbit/s.');
});

test('a question without an answer is named, and nothing is recommended', async () => {
  const { router } = open();
  await choose(/^Middels/);
  await show();
  expect(await screen.findByText(/^Svar også på: Hvem skal ha abonnementet\?/)).toBeVisible();
  expect(router.address()).toBe(PATH);
  expect(screen.queryByText(/Vi anbefaler/)).toBeNull();
});

test('a shared address shows the recommendation at once; a plan is bought from it', async () => {
  open(ANSWERED);
  expect(screen.getByRole('radio', { name: /^Middels/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Legg i handlekurv Fjell 10\sGB$/ }));
  expect(updateCart).toHaveBeenCalledWith(
    { update: { pricePlan: 'FJELL_MOBIL_10GB_2025_2', quantity: 1 } },
    expect.anything(),
  );
});

test('[F9.10-1] for a family the price is that of a further line, and leads to the family page', () => {
  open(ANSWERED.replace('familie=nei', 'familie=ja'));
  expect(text()).toContain('319,-/md. Før 369,-/md.');
  expect(screen.getAllByRole('link', { name: 'Se prisen for hele familien' })[0]).toHaveAttribute(
    'href',
    '/mobilabonnement/familie/?linjer=MOBIL_10GB_2025_2.2&binding=0',
  );
});

test('an answer that there is not counts as none; starting again leads to the empty form', () => {
  open(ANSWERED.replace('middels', 'enormt'));
  expect(screen.queryByText(/Vi anbefaler/)).toBeNull();
});

test('by keyboard: one question at a time, forward and back', async () => {
  open();
  const current = () => document.querySelectorAll('.current');
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent('Spørsmål 1 av 5');
  screen.getByRole('button', { name: 'Neste' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(current()[0]).toHaveTextContent('Spørsmål 2 av 5');
  await userEvent.click(screen.getByRole('button', { name: 'Forrige' }));
  expect(current()[0]).toHaveTextContent('Spørsmål 1 av 5');
});

test.each(['', ANSWERED])('the page at "%s" has no accessibility faults', async (query) => {
  const { container } = open(query);
  await act(async () => undefined);
  expect((await axe(container)).violations).toEqual([]);
});
