import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCart } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { updateCart } from 'shared-domain/stores/cart-store';
import { anOffering } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { allPlans, start } from '../testing/plans';
import { pageData, renderSubscriptions } from '../testing/render-page';

jest.mock('shared-domain/stores/cart-store', () => ({ updateCart: jest.fn() }));

beforeAll(() => import('./speed-dialog'));
beforeEach(() => {
  useTestConfig();
  jest.mocked(updateCart).mockReset().mockResolvedValue(ok(aCart()));
});

const opener = () => screen.getByRole('button', { name: 'Gå videre og velg' });
const dialog = () => screen.findByRole('dialog', { name: 'Velg hastighet' });
const open = async () => {
  await userEvent.click(opener());
  return within(await dialog());
};
const move = (modal: Awaited<ReturnType<typeof open>>, slot: number) =>
  fireEvent.change(modal.getByRole('slider'), { target: { value: String(slot) } });
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the grouped card', () => {
  test('[F2.7-1] [F9.10-6] [F9.5-2] [P9-29] one card for the X plans, from the lowest price of the group', () => {
    renderSubscriptions();
    const card = opener().closest('section') as HTMLElement;
    expect(within(card).getByRole('heading', { level: 2 }).textContent).toBe('Ubegrenset\u00a0data');
    expect(within(card).getByText(/^Velg hastighet opptil 1000\sMbit\/s$/)).toBeInTheDocument();
    expect(within(card).getByText('Fra').parentElement).toHaveTextContent('Fra 399,-/md.');
  });

  test('[F9.11-1] [F9.11-3] names each speed with its price', () => {
    renderSubscriptions();
    const card = opener().closest('section') as HTMLElement;
    const speeds = within(card)
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));
    expect(speeds).toEqual([
      'Moderat 10 Mbit/s 399,-/md.',
      'Høy 250 Mbit/s 499,-/md.',
      'Lynrask 1000 Mbit/s 599,-/md.',
    ]);
  });

  test('[F9.11-3] another speed has no name', () => {
    renderSubscriptions('', pageData([anOffering({ ...start, dataMaxSpeed: { amount: 30, unit: 'Mbit/s' } })]));
    expect(screen.getByRole('term')).toHaveTextContent(/^Ukjent 30\sMbit\/s$/);
  });

  test('[F9.11-6] [F9.5-5] says what all of them include; the title does not break', () => {
    renderSubscriptions();
    const card = opener().closest('section') as HTMLElement;
    expect(texts(within(card).getAllByRole('list')[0] as HTMLElement)).toEqual([
      'Ubegrenset skylagring',
      'Trygg surfing',
      '5G i hele Norge',
    ]);
  });
});

describe("the dialog 'Velg hastighet'", () => {
  test("[F2.7-2] [F4.3-2] is opened by 'Gå videre og velg', without fault", async () => {
    const { container } = renderSubscriptions();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const modal = await open();
    expect(modal.getByRole('slider', { name: 'Velg hastighet' })).toHaveAttribute('aria-valuetext', 'Moderat 10');
    expect((await axe(container)).violations).toEqual([]);
  });

  test("[F4.3-3] [F9.11-2] the slider's plan decides price and contents; 'Max Pluss' is offered at the speed of Max only", async () => {
    renderSubscriptions();
    const modal = await open();
    expect(modal.getByText('399,-')).toBeInTheDocument();
    expect(modal.queryByRole('switch')).not.toBeInTheDocument();
    move(modal, 1);
    expect(modal.getByText('499,-')).toBeInTheDocument();
    expect(modal.getByText('Fjell X Basic. Nok fart til video, spill og hjemmekontor.')).toBeInTheDocument();
    move(modal, 2);
    expect(modal.getByText('599,-')).toBeInTheDocument();
    expect(modal.getByText(/^Fjell X Max\./)).toBeInTheDocument();
    const plus = modal.getByRole('switch', { name: 'Legg til Max Pluss +100,-/md.' });
    await userEvent.click(plus);
    expect(plus).toBeChecked();
    expect(modal.getByText('699,-')).toBeInTheDocument();
    expect(modal.getByText(/^Fjell X Max\./)).toBeInTheDocument();
    expect(modal.getByText('Minste totalpris 699,-')).toBeInTheDocument();
  });

  test('[F9.11-5] [F9.11-6] benefits are those of the chosen plan', async () => {
    renderSubscriptions();
    const modal = await open();
    expect(modal.queryByText(/ekstra fordeler/i)).not.toBeInTheDocument();
    expect(texts(modal.getByRole('list', { name: 'Inkludert i alle' }))).toEqual([
      'Ubegrenset\u00a0data',
      'Ubegrenset skylagring',
      'Trygg surfing',
      '5G i hele Norge',
    ]);
    move(modal, 2);
    expect(texts(modal.getByRole('list', { name: 'Ekstra fordeler' }))).toEqual(['3 skjermbeskyttere i året']);
    await userEvent.click(modal.getByRole('switch'));
    expect(texts(modal.getByRole('list', { name: 'Ekstra fordeler' }))).toEqual([
      '3 skjermbeskyttere i året',
      'Fjell Trygg',
      'Inntil 2 ekstra SIM-kort',
    ]);
  });

  test.each([
    [99, 'Moderat 10'],
    [100, 'Høy 250'],
    [200, 'Høy 250'],
    [201, 'Lynrask 1000'],
  ])('[F9.11-4] a pointer at %d of 300 snaps to %s', async (clientX, speed) => {
    renderSubscriptions();
    const modal = await open();
    const slider = modal.getByRole('slider');
    const root = slider.parentElement?.parentElement as HTMLElement;
    root.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
    fireEvent(root, new MouseEvent('pointerdown', { bubbles: true, clientX, button: 0 }));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', speed));
  });

  test("[F4.3-4] 'Tilbake' closes; it opens again at the first speed without 'Max Pluss'", async () => {
    renderSubscriptions();
    const modal = await open();
    move(modal, 2);
    await userEvent.click(modal.getByRole('switch'));
    await userEvent.click(modal.getByRole('button', { name: 'Tilbake' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await open();
    expect(again.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Moderat 10');
    move(again, 2);
    expect(again.getByRole('switch')).not.toBeChecked();
  });

  test('[F9.11-1] [F7.1-12] the chosen plan goes into the cart, and the dialog closes', async () => {
    renderSubscriptions();
    const modal = await open();
    move(modal, 2);
    await userEvent.click(modal.getByRole('switch'));
    await userEvent.click(modal.getByRole('button', { name: /^Legg i handlekurv/ }));
    expect(updateCart).toHaveBeenCalledWith(
      { update: { pricePlan: 'FJELL_X_MAX_PLUS_2025', quantity: 1 } },
      { name: 'Fjell X Max Pluss' },
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('[P8-1] a refusal is shown in the dialog, which stays open', async () => {
    jest.mocked(updateCart).mockResolvedValue(failed({ message: 'Abonnementet selges ikke lenger.' }));
    renderSubscriptions();
    const modal = await open();
    await userEvent.click(modal.getByRole('button', { name: /^Legg i handlekurv/ }));
    expect(await modal.findByRole('alert')).toHaveTextContent('Abonnementet selges ikke lenger.');
  });

  test.each([
    ['FJELL_X_BASIC_2025_2', 'Høy 250', false],
    ['FJELL_X_MAX_PLUS_2025.TLF12PLEAS', 'Lynrask 1000', true],
  ])('[F5.3-5] the address names %s: it opens there', async (code, speed, hasPlus) => {
    renderSubscriptions(`?abonnement=${code}`, pageData(allPlans));
    const modal = within(await dialog());
    expect(modal.getByRole('slider')).toHaveAttribute('aria-valuetext', speed);
    expect(modal.queryByRole('switch', { checked: true }) !== null).toBe(hasPlus);
  });
});
