import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCart } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { accountStore } from 'shared-domain/stores/account-store';
import { updateCart } from 'shared-domain/stores/cart-store';
import { aDataOffering, anAccount } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { familyOfferings } from '../../testing/family-plans';
import { renderPage } from '../../testing/render-page';
import { FamilyPage } from './family-page';

jest.mock('shared-domain/stores/cart-store', () => ({ updateCart: jest.fn() }));
jest.mock('shared-domain/stores/toast-store', () => ({ showToast: jest.fn() }));

const update = jest.mocked(updateCart);
beforeEach(() => {
  useTestConfig();
  update.mockReset().mockResolvedValue(ok(aCart()));
});
afterEach(() => act(() => accountStore.setState(accountStore.getInitialState(), true)));

const FAMILY = '/mobilabonnement/familie/';
const YEARLY = '/mobilabonnement/arsrabatter/';
const open = (query = '', path = FAMILY) =>
  renderPage(
    FamilyPage,
    {
      page: path === YEARLY ? ('yearly-discount' as const) : ('family' as const),
      offerings: familyOfferings,
      isNarrowed: false,
    },
    `${path}${query}`,
  );
const summary = () => screen.getByRole('region', { name: 'Dette koster det' });
/** Rows of the summary: 'label value', spaces as they are read. */
const rows = () =>
  within(summary())
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replace(/\s+/g, ' '));
const linesOf = (plan: RegExp) => screen.getByRole('combobox', { name: plan });
const rowOf = (plan: RegExp) => linesOf(plan).closest('li') as HTMLElement;
const kroner = (text: string): number => Number(text.replaceAll(' ', ''));
const textOf = (element: HTMLElement): string => (element.textContent ?? '').replace(/\s+/g, ' ');

test('[F9.9-4, F9.9-6, P9-31] the first line at its price, the others at the family’s, and their total', () => {
  open('?linjer=X_MAX_2025.3');
  expect(rows()).toEqual([
    'Ubegrenset data 599,-/md.',
    'Ubegrenset data m/rabatt 499,-/md.',
    'Ubegrenset data m/rabatt 499,-/md.',
    'Totalt pr. md. med familierabatt 1 597,-/md.',
    'Totalt pr. md. for alle abonnementene 1 597,-/md. Før 1 797,-',
    'Dere sparer 200,-/md.',
    'Totalt de første 12 månedene 19 164,-',
    'Avtaletid Uten bindingstid',
  ]);
});

test('[F9.9-5, F9.9-7, F9.9-8, F9.8-1, F9.8-3, P9-31] with binding: yearly discount, both discounts’ total, struck price, total of the binding', () => {
  open('?linjer=X_MAX_2025.3&binding=12');
  // ceil(1597 × 0.9) = 1438; 1597 − 1438 = 159; 3 × 599 = 1797; 12 × 1438 = 17256.
  expect(rows()).toEqual([
    'Ubegrenset data 599,-/md.',
    'Ubegrenset data m/rabatt 499,-/md.',
    'Ubegrenset data m/rabatt 499,-/md.',
    'Årsrabatt 10 % rabatt −159,-/md.',
    'Totalt pr. md. med familierabatt og årsrabatt 1 438,-/md. Før 1 797,-',
    'Totalt pr. md. for alle abonnementene 1 438,-/md. Før 1 797,-',
    'Dere sparer 359,-/md.',
    'Pris etter 12 md. 1 597,-/md.',
    'Totalt de første 12 månedene 17 256,-',
    'Totalpris i avtaletiden (12 md.) 17 256,-',
  ]);
});

test('[F3.3-5, P3-21] the editors’ words for a family’s prices, and for the binding with its discount and its fee', () => {
  const offerings = familyOfferings.map((plan) => ({
    ...plan,
    familySubscriptionPricingTexts: ['Første til vanlig pris', 'De neste med familierabatt'],
    priceDisclaimer: {
      content: 'Gjelder i Norge.',
      yearlyDiscountWithCommitmentContent: 'Du sparer [$$$] i måneden. Bruddgebyret blir mindre for hver måned.',
    },
  }));
  const shown = (query: string) => {
    const { unmount } = renderPage(FamilyPage, { page: 'family', offerings, isNarrowed: false }, `${FAMILY}${query}`);
    const text = textOf(summary());
    unmount();
    return [/vanlig pris.*med familierabatt/, /Du sparer \S+ i måneden. Bruddgebyret/].map(
      (words) => words.exec(text)?.[0] ?? null,
    );
  };
  expect(shown('?linjer=X_MAX_2025.1')).toEqual([null, null]);
  const family = 'vanlig prisDe neste med familierabatt';
  expect(shown('?linjer=X_MAX_2025.2')).toEqual([family, null]);
  // 599 − ceil(599 × 0.9) = 59; of a line with the family discount 499 − ceil(499 × 0.9) = 49.
  expect(shown('?linjer=X_MAX_2025.2&binding=12')).toEqual([family, 'Du sparer 59,- i måneden. Bruddgebyret']);
  expect(shown('?linjer=X_MAX_2025.1&binding=12&kunde=min')).toEqual([null, 'Du sparer 49,- i måneden. Bruddgebyret']);
});

test('[F9.9-3] every change shows at once, in the address too; without lines there is nothing to buy', async () => {
  const { router } = open();
  await userEvent.selectOptions(linesOf(/^Antall Fjell X Max/), '2 abonnement');
  await userEvent.selectOptions(linesOf(/^Antall Fjell 10\sGB/), '1 abonnement');
  await waitFor(() => expect(rows()).toContain('10 GB m/rabatt 319,-/md.'));
  await userEvent.click(screen.getByRole('radio', { name: /^12 måneders avtaletid/ }));
  await waitFor(() => expect(router.address()).toContain('binding=12'));
  expect(router.address()).toContain('linjer=X_MAX_2025.2&linjer=MOBIL_10GB_2025_2.1');
  for (const plan of screen.getAllByRole('combobox')) await userEvent.selectOptions(plan, 'Ingen');
  await waitFor(() => expect(summary()).toHaveTextContent('Velg minst ett abonnement'));
  expect(screen.queryByRole('button', { name: /Legg i handlekurv/ })).toBeNull();
});

test('[F9.8-2, F9.10-1] a campaign is taken off each line, and is over after the first year; without a binding offer nothing is bound', () => {
  open('?linjer=MOBIL_05GB_2025_2.2&binding=12');
  expect(rows()).toEqual([
    '5 GB 319,-/md.',
    '5 GB m/rabatt 279,-/md.',
    'Totalt pr. md. med familierabatt 598,-/md.',
    'Kampanje de første 12 md. −60,-/md.',
    'Totalt pr. md. med kampanje 538,-/md.',
    'Totalt pr. md. for alle abonnementene 538,-/md. Før 638,-',
    'Dere sparer 100,-/md.',
    'Pris etter 12 md. 598,-/md.',
    'Totalt de første 12 månedene 6 456,-',
    'Avtaletid Uten bindingstid',
  ]);
});

test('[F9.10-11, F9.10-12, F9.10-14, F9.10-15] what is taken off stands at the plan', () => {
  open('?linjer=X_MAX_2025.2&binding=12&kunde=min');
  expect(textOf(rowOf(/Fjell X Max/))).toContain('450,-/md. Før 599,-');
  expect(textOf(rowOf(/Fjell X Max/))).toContain('100,-/md med familierabatt');
  // 499 − ceil(499 × 0.9) = 49; 599 − 450 = 149.
  expect(textOf(rowOf(/Fjell X Max/))).toContain('49,-/md med 10 % ekstra rabatt');
  expect(textOf(rowOf(/Fjell X Max/))).toContain('Din totalrabatt i 12 md: 149,-/md.');
  expect(textOf(rowOf(/Fjell X Max/))).toContain('Du får 100,- i familierabatt på dette abonnementet');
});

test.each([
  '',
  '?binding=12',
  '?kunde=min',
  '?binding=12&kunde=min',
  '?linjer=X_MAX_2025.2_MOBIL_05GB_2025_2.1&binding=12',
])('[F9.9-1, F9.10-10] %s: what the badges of a plan take off is what its price is lower', (query) => {
  open(query);
  const prices = screen.getAllByRole('combobox').map((field) => textOf(field.closest('li') as HTMLElement));
  const reduced = prices.filter((text) => text.includes('Før '));
  expect(reduced.length).toBeGreaterThan(0);
  for (const text of reduced) {
    const [, now = '', before = ''] = /(\d[\d ]*),-\/md\. Før (\d[\d ]*),-/.exec(text) ?? [];
    const badges = [...text.matchAll(/(\d+),-\/md (?:med (?:familierabatt|\d+ % ekstra rabatt)|første 12 md)/g)];
    const parts = /Mobil (\d+),-\/md\.(?: \(399,-\/md\. med familierabatt\))? og strømming (\d+),-\/md\./.exec(text);
    // The fixed reduction of a streaming bundle has no badge (F9.10-4): its parts add up.
    if (parts) expect(Number(parts[1]) + Number(parts[2])).toBe(kroner(now));
    else
      expect([text, badges.reduce((sum, [, amount]) => sum + Number(amount), 0)]).toEqual([
        text,
        kroner(before) - kroner(now),
      ]);
  }
});

test('[F9.10-13] the discount of the first year stands at the plan', () => {
  open('?linjer=MOBIL_05GB_2025_2.1');
  expect(textOf(rowOf(/Fjell 5 GB|Fjell 5\sGB/))).toContain('Spar 30,-/md første 12 md.');
});

test('[F9.10-9] with binding: first and further lines, now and later', () => {
  open('?binding=12');
  expect(textOf(rowOf(/Fjell X Max/))).toContain(
    'Første abonnement 540,- pr. md. de første 12 månedene, deretter 599,- pr. md.',
  );
  expect(textOf(rowOf(/Fjell X Max/))).toContain(
    'Tilleggsabonnement nå 450,- pr. md. de første 12 månedene, deretter 499,- pr. md.',
  );
});

test('[F9.10-8] one text where every line costs the same', () => {
  const flat = familyOfferings.map((plan) => ({ ...plan, monthlyOfferingPriceLines: plan.monthlyOfferingPrice }));
  renderPage(FamilyPage, { page: 'yearly-discount', offerings: flat, isNarrowed: false }, YEARLY);
  expect(textOf(rowOf(/Fjell X Max/))).toContain(
    'Alle abonnement 540,- pr. md. de første 12 månedene, deretter 599,- pr. md.',
  );
});

test('[F9.10-4, F9.10-5, F9.10-16, P9-29] the streaming bundle: 100 less with binding, its parts and the guide price', () => {
  open('?linjer=MOBIL_X_RASK_VT.1&binding=12');
  expect(rows().slice(0, 3)).toEqual([
    'Ubegrenset data 1 098,-/md.',
    'Årsrabatt −100,-/md.',
    'Totalt pr. md. med årsrabatt 998,-/md. Før 1 098,-',
  ]);
  expect(textOf(rowOf(/X Rask/))).toContain(
    'Mobil 499,-/md. (399,-/md. med familierabatt) og strømming 499,-/md. (veiledende pris 749,-/md.)',
  );
});

test('[F9.10-16] the streaming bundle beside a larger plan: its first line has the family’s price already', () => {
  open('?linjer=X_MAX_2025.1&linjer=MOBIL_X_RASK_VT.2');
  expect(textOf(rowOf(/X Rask/))).toContain('Mobil 399,-/md. og strømming 599,-/md. (veiledende pris 749,-/md.)');
});

test.each([
  ['?linjer=MOBIL_X_RASK_VT.1', 'Mobil 499,-/md. (399,-/md. med familierabatt) og strømming 599,-/md.'],
  ['?linjer=MOBIL_X_RASK_VT.1&kunde=min', 'Mobil 399,-/md. og strømming 599,-/md.'],
  ['?linjer=MOBIL_X_RASK_VT.1&kunde=min&binding=12', 'Mobil 399,-/md. og strømming 499,-/md.'],
])('[F9.10-16] %s: the parts of the streaming bundle with family discount and binding, or without', (query, parts) => {
  open(query);
  expect(textOf(rowOf(/X Rask/))).toContain(`${parts} (veiledende pris 749,-/md.)`);
});

test.each([
  // 499 × 0.9 − 50 = 399.1; 599 × 0.9 − 69 − 50 = 420.1: both are rounded up.
  ['[F9.10-1] a further line', '&kunde=min', '400,-/md. Før 599,-'],
  ['[F9.10-2] the first line', '', '421,-/md. Før 599,-'],
])('[F9.10-5] %s with binding: the price times the multiplier, less the discounts', (_, query, price) => {
  const [max] = familyOfferings;
  if (!max) throw new Error('There is no plan');
  const plan = { ...max, monthlyOfferingDiscount: toOre(69), firstYearDiscountAmount: toOre(50) };
  renderPage(FamilyPage, { page: 'family', offerings: [plan], isNarrowed: false }, `${FAMILY}?binding=12${query}`);
  expect(textOf(rowOf(/Fjell X Max/))).toContain(price);
});

describe('[F9.9-1] an own customer', () => {
  test('who is not logged in sees the price, and logs in to order by it', () => {
    open('?linjer=X_MAX_2025.1&kunde=min');
    expect(rows()[0]).toBe('Ubegrenset data m/rabatt 499,-/md.');
    expect(screen.getByRole('link', { name: 'Logg inn for å bestille' })).toHaveAttribute(
      'href',
      expect.stringContaining('til=%2Fmobilabonnement%2Ffamilie%2F%3Flinjer%3DX_MAX_2025.1'),
    );
  });

  test('[F9.9-2] who is logged in gets the discount by what the account has, and the cart is told', async () => {
    accountStore.setState({ status: 'ready', accounts: [anAccount()] });
    open('?linjer=MOBIL_10GB_2025_2.1&kunde=min');
    expect(rows()[0]).toBe('10 GB m/rabatt 319,-/md.');
    expect(summary()).toHaveTextContent('Du får familierabatt på dette abonnementet');
    await userEvent.click(screen.getByRole('button', { name: /^Legg i handlekurv/ }));
    expect(update).toHaveBeenCalledWith(
      { update: { pricePlan: 'FJELL_MOBIL_10GB_2025_2', quantity: 1, customerTypeGet: 'existing' } },
      expect.anything(),
    );
  });

  test('has none on a plan that ranks above the own one', () => {
    accountStore.setState({ status: 'ready', accounts: [anAccount()] });
    open('?linjer=X_MAX_2025.1&kunde=min');
    expect(rows()[0]).toBe('Ubegrenset data 599,-/md.');
  });
});

describe('the whole goes into the cart', () => {
  const buy = () => userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurv med 3 abonnement' }));
  const query = '?linjer=X_MAX_2025.2&linjer=MOBIL_10GB_2025_2.1&binding=12';

  test('[F9.8-3, F7.1-12] each plan with its lines, by the offer that binds it', async () => {
    open(query);
    await buy();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls.map(([input]) => input)).toEqual([
      { update: { pricePlan: 'FJELL_X_MAX_2025.COM12PURP20', quantity: 2 } },
      { update: { pricePlan: 'FJELL_MOBIL_10GB_2025_2.COM12PURP20', quantity: 1 } },
    ]);
  });

  test.each([
    ...['02GB', '03GB', '05GB', '06GB', '08GB', '10GB', '10GB_02', '15GB', '15GB_02', '20GB', 'X_NORMAL', 'X_RASK'].map(
      (part) => [`MOBIL_${part}`, 'COM12PURP10'],
    ),
    ...['X_BASIC_2025_2', 'X_MAX_2025', 'X_MAX_PLUS_2025', 'X_START_2025', 'MOBIL_10GB_2025', 'MOBIL_10GB_2025_2'].map(
      (part) => [part, 'COM12PURP20'],
    ),
  ])('[F9.8-2, F9.8-3] %s is bound by %s', async (part, icim) => {
    const offerings = [aDataOffering({ offeringCode: `FJELL_${part}`, priceMultiplier: 0.9 })];
    renderPage(FamilyPage, { page: 'family', offerings, isNarrowed: false }, `${FAMILY}?linjer=${part}.2&binding=12`);
    await userEvent.click(screen.getByRole('button', { name: /^Legg i handlekurv/ }));
    expect(update.mock.calls.map(([input]) => input)).toEqual([
      { update: { pricePlan: `FJELL_${part}.${icim}`, quantity: 2 } },
    ]);
  });

  test('[P8-1] a refusal stops, and is shown', async () => {
    update.mockResolvedValue(failed({ message: 'Abonnementet selges ikke lenger.' }));
    open(query);
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent('Abonnementet selges ikke lenger.');
    expect(update).toHaveBeenCalledTimes(1);
  });
});

test('[F2.7-4] the page of the yearly discount has a hero of its own, and starts with binding', () => {
  open('', YEARLY);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/10\s% lavere pris i 12 måneder/);
  expect(screen.getByRole('radio', { name: /^12 måneders avtaletid/ })).toBeChecked();
  expect(screen.queryByRole('combobox', { name: /Fjell 5\sGB/ })).toBeNull();
});

test('[F2.7-4] the family page has the ordinary head', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Familierabatt$/);
  expect(screen.getByRole('radio', { name: /^Ingen bindingstid/ })).toBeChecked();
});

test.each([FAMILY, YEARLY])('%s has no accessibility faults', async (path) => {
  const { container } = open('?linjer=X_MAX_2025.2&linjer=MOBIL_05GB_2025_2.1', path);
  expect((await axe(container)).violations).toEqual([]);
});
