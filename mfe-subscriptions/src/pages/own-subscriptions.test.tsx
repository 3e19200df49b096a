import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCart } from 'shared-domain/cart/testing';
import { ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { accountStore } from 'shared-domain/stores/account-store';
import { updateCart } from 'shared-domain/stores/cart-store';
import type { Account } from 'shared-domain/subscription';
import { aDataOffering, anAccount, anAccountSubscription } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { allPlans, prepaid, tenGigabytes } from '../testing/plans';
import { pageData, renderSubscriptions } from '../testing/render-page';

jest.mock('shared-domain/stores/cart-store', () => ({ updateCart: jest.fn() }));

// The chunks are there before a test waits for them.
beforeAll(() =>
  Promise.all([import('../data/customer-plans'), import('./own-subscriptions-dialog'), import('./speed-dialog')]),
);
beforeEach(() => {
  useTestConfig();
  jest.mocked(updateCart).mockReset().mockResolvedValue(ok(aCart()));
});
afterEach(() => act(() => accountStore.setState(accountStore.getInitialState(), true)));

const kari = anAccountSubscription({ offeringCode: 'FJELL_MOBIL_10GB_2025', monthlyOfferingPrice: toOre(369) });
const ola = anAccountSubscription({
  firstName: 'Ola',
  phoneNumber: '90000001',
  offeringCode: 'FJELL_MOBIL_05GB_2025',
  monthlyOfferingPrice: toOre(329),
  monthlyOfferingPriceLines: toOre(279),
});
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const logIn = (...accounts: readonly Account[]) => act(() => accountStore.setState({ status: 'ready', accounts }));
const cardOf = async (name: RegExp) => {
  await screen.findAllByText('Ditt abonnement');
  return screen
    .getAllByRole('article')
    .find((card) => name.test(plain(card.querySelector('[type="submit"]')?.textContent))) as HTMLElement;
};
const family = anAccount({ subscriptions: [kari, ola] });
const company = anAccount({ accountId: '7001', isLegal: true });

describe('the cards', () => {
  test("[F3.4-1] [F3.4-2] the customer's plan is marked, the others say what they cost more or less than it", async () => {
    renderSubscriptions();
    logIn(anAccount({ subscriptions: [kari] }), company);
    expect(await cardOf(/Fjell 10 GB/)).toHaveTextContent('Ditt abonnement');
    expect(screen.getAllByText('Ditt abonnement')).toHaveLength(1);
    expect(plain((await cardOf(/Fjell 5 GB/)).textContent)).toContain('−70,-/md. mot Fjell 10 GB i dag');
    expect(plain((await cardOf(/Junior 3 GB/)).textContent)).toContain('−220,-/md. mot Fjell 10 GB i dag');
  });

  test('[F9.5-4, F2.7-5, F3.4-2] what is said beside a price to a visitor is said to a customer, too', async () => {
    renderSubscriptions();
    // Prices of a family are lower, the words stay.
    const notes = () =>
      new Map(
        screen.getAllByRole('article').map((card) => [
          card.querySelector<HTMLInputElement>('[name="offeringCode"]')?.value,
          plain(card.textContent)
            .match(/etter 12 md\.|Ingen bindingstid|Forutsetter avtaletid[^.]*\.|Minste totalpris|i 2 måneder/g)
            ?.join(' '),
        ]),
      );
    const before = notes();
    expect(before.get('FJELL_MOBIL_05GB_2025')).toContain('etter 12 md.');
    logIn(anAccount({ subscriptions: [kari] }));
    await cardOf(/Fjell 10 GB/);
    expect(notes()).toEqual(before);
  });

  test('[F2.7-1, F9.9-1, F9.11] the grouped card and its dialog say the price of the family', async () => {
    renderSubscriptions(
      '',
      pageData([...allPlans.map((plan) => ({ ...plan, monthlyOfferingPriceLines: toOre(149) }))]),
    );
    logIn(anAccount({ subscriptions: [{ ...kari, offeringCode: 'FJELL_X_MAX_2025' }] }));
    await waitFor(() => expect(plain(document.body.textContent)).toContain('Fra 149,-'));
    await userEvent.click(screen.getByRole('button', { name: 'Gå videre og velg' }));
    const dialog = await screen.findByRole('dialog', { name: 'Velg hastighet' });
    expect(plain(dialog.textContent)).toContain('149,-/md.');
  });

  test('[F3.4-2] a plan with a one-time price is not compared with a monthly one', async () => {
    renderSubscriptions('', pageData([...allPlans, prepaid], 'prepaid'));
    logIn(anAccount({ subscriptions: [kari] }));
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(/Gjelder i 30\sdager/));
    expect(screen.getByRole('article')).not.toHaveTextContent('i dag');
  });

  test('[F9.9-1] [F9.9-2] [F9.10-15] a plan that ranks no higher than an own one has the family discount, and says so', async () => {
    renderSubscriptions('', pageData([...allPlans, aDataOffering({ offeringCode: 'FJELL_MOBIL_20GB' })]));
    logIn(anAccount({ subscriptions: [kari] }));
    const card = await cardOf(/Fjell 10 GB/);
    expect(card).toHaveTextContent('Du får 50,- i familierabatt på dette abonnementet');
    expect(card).toHaveTextContent('Du får familierabatt på dette abonnementet');
    const higher = screen.getAllByRole('article').find((each) => each.querySelector('[value="FJELL_MOBIL_20GB"]'));
    expect(higher).not.toHaveTextContent('familierabatt');
    expect(await cardOf(/Junior 3 GB/)).not.toHaveTextContent('familierabatt på dette');
  });

  test('[P3-21] a plan with words of its own for the family discount says those', async () => {
    const familyDiscountFooter = 'Familien sparer';
    renderSubscriptions('', pageData([{ ...tenGigabytes, familyDiscountFooter }]));
    logIn(anAccount({ subscriptions: [kari] }));
    const card = await cardOf(/Fjell 10 GB/);
    expect(card).toHaveTextContent(familyDiscountFooter);
    expect(card).not.toHaveTextContent('Du får familierabatt på dette abonnementet');
  });

  test('a company’s account and a visitor without subscriptions change nothing', async () => {
    renderSubscriptions();
    logIn(company);
    await act(async () => void (await import('../data/customer-plans')));
    expect(screen.queryByText('Ditt abonnement')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Legg i handlekurv Fjell 5\sGB$/ }));
    expect(updateCart).toHaveBeenCalled();
  });
});

describe('the choice among own subscriptions', () => {
  const open = async (name: RegExp) => {
    await cardOf(/Fjell 10 GB/);
    await userEvent.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };

  test('[F3.4-2] [F3.4-4] lists user, number, plan and price of each; none is chosen yet, one with the plan cannot be', async () => {
    const { container } = renderSubscriptions();
    logIn(family);
    const dialog = await open(/^Legg i handlekurv Fjell 5\sGB$/);
    const rows = dialog.getAllByRole('radio');
    expect(rows.map((row) => [plain(row.closest('label')?.textContent), (row as HTMLInputElement).disabled])).toEqual([
      [expect.stringMatching(/^Kari Nordmann, 90000000Fjell 10 GB369,-\/md\..*−80,-\/md\. fra i dag$/), false],
      [expect.stringMatching(/^Ola Nordmann, 90000001Fjell 5 GB279,-\/md\..*329,-.*Du har dette abonnementet$/), true],
      [expect.stringMatching(/^Kjøp nytt abonnement/), false],
    ]);
    expect(dialog.getByRole('button', { name: 'Velg' })).toBeDisabled();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('[F3.4-3] [F3.4-4] [F7.1-12] a change goes into the cart with the account, is remembered, and replaced by the next', async () => {
    renderSubscriptions();
    logIn(anAccount({ subscriptions: [kari] }));
    const dialog = await open(/^Legg i handlekurv Fjell 5\sGB$/);
    await userEvent.click(dialog.getByRole('radio', { name: /^Kari/ }));
    expect(screen.getByRole('dialog', { name: 'Endring av abonnement' })).toBeInTheDocument();
    expect(
      plain(
        dialog
          .getAllByRole('term')
          .map((term) => term.textContent)
          .join('|'),
      ),
    ).toBe('Endre fra Fjell 10 GB|Endre til Fjell 5 GB');
    await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
    expect(updateCart).toHaveBeenCalledWith(
      {
        update: {
          pricePlan: 'FJELL_MOBIL_05GB_2025',
          phoneNumber: '90000000',
          hasChangedSubscription: true,
          customerTypeGet: 'existing',
          accountId: '1001',
        },
      },
      expect.anything(),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await open(/^Legg i handlekurv Junior 3\sGB$/);
    expect(plain(again.getByRole('radio', { name: /^Kari/ }).closest('label')?.textContent)).toContain(
      'Endres til Fjell 5 GB',
    );
    await userEvent.click(again.getByRole('radio', { name: /^Kari/ }));
    await userEvent.click(again.getByRole('button', { name: 'Velg' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const third = await open(/^Legg i handlekurv Fjell 5\sGB$/);
    expect(plain(third.getByRole('radio', { name: /^Kari/ }).closest('label')?.textContent)).toContain(
      'Endres til Junior 3 GB',
    );
  });

  test('[F3.4-3] each number keeps its own change, and only the next one of that number takes its place', async () => {
    renderSubscriptions();
    logIn(family);
    const change = async (user: RegExp, plan: RegExp) => {
      const dialog = await open(plan);
      await userEvent.click(dialog.getByRole('radio', { name: user }));
      await userEvent.click(dialog.getByRole('button', { name: 'Velg' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    const [junior, five] = [/^Legg i handlekurv Junior 3\sGB$/, /^Legg i handlekurv Fjell 5\sGB$/];
    await change(/^Kari/, junior);
    await change(/^Ola/, junior);
    await change(/^Kari/, five);
    const dialog = await open(junior);
    expect(dialog.getAllByRole('radio').map((row) => plain(row.closest('label')?.textContent))).toEqual([
      expect.stringMatching(/^Kari Nordmann, 90000000Endres til Fjell 5 GB/),
      expect.stringMatching(/^Ola Nordmann, 90000001Endres til Junior 3 GB/),
      expect.stringMatching(/^Kjøp nytt abonnement/),
    ]);
  });

  test('[F3.4-4] [F7.1-12] a new subscription is billed to the account that is chosen; closing forgets the choice', async () => {
    renderSubscriptions();
    logIn(anAccount({ subscriptions: [kari] }), anAccount({ accountId: '1002', subscriptions: [ola] }));
    const dialog = await open(/^Legg i handlekurv Junior 3\sGB$/);
    await userEvent.click(dialog.getByRole('radio', { name: /^Kari/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
    const again = await open(/^Legg i handlekurv Junior 3\sGB$/);
    expect(again.getByRole('button', { name: 'Velg' })).toBeDisabled();
    await userEvent.click(again.getByRole('radio', { name: 'Kjøp nytt abonnement' }));
    expect(screen.getByRole('dialog', { name: 'Hvilket abonnement vil du ha?' })).toBeInTheDocument();
    await userEvent.selectOptions(again.getByRole('combobox', { name: 'Velg faktura:' }), 'Fakturanr: 1002');
    await userEvent.click(again.getByRole('button', { name: 'Velg' }));
    expect(updateCart).toHaveBeenCalledWith(
      { update: { pricePlan: 'FJELL_JUNIOR_03GB', quantity: 1, customerTypeGet: 'existing', accountId: '1002' } },
      expect.anything(),
    );
  });

  test('[F4.3-3] a speed that is chosen asks too', async () => {
    renderSubscriptions();
    logIn(anAccount({ subscriptions: [kari] }));
    await cardOf(/Fjell 10 GB/);
    await userEvent.click(screen.getByRole('button', { name: 'Gå videre og velg' }));
    const speeds = within(await screen.findByRole('dialog', { name: 'Velg hastighet' }));
    expect(plain(speeds.getByText(/mot Fjell/).textContent)).toBe('+30,-/md. mot Fjell 10 GB i dag');
    await userEvent.click(speeds.getByRole('button', { name: /^Legg i handlekurv/ }));
    expect(await screen.findByRole('radio', { name: /^Kari/ })).toBeInTheDocument();
    expect(updateCart).not.toHaveBeenCalled();
  });
});
