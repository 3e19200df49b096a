import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InformationSquareFillIcon } from '../../icons';
import { renderWithoutScript } from '../../testing';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { Tooltip } from './tooltip';

const tip = (
  <Tooltip text="Summen av telefon og abonnement">
    {(described) => <IconButton {...described} label="Totalt pr. md." icon={<Icon of={InformationSquareFillIcon} />} />}
  </Tooltip>
);
const isDismissed = (container: HTMLElement) => container.querySelector('[data-dismissed]') !== null;

test('the line describes its part', async () => {
  const { container } = render(tip);
  const button = screen.getByRole('button', { name: 'Totalt pr. md.' });
  expect(button).toHaveAccessibleDescription('Summen av telefon og abonnement');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Summen av telefon og abonnement');
  expect((await axe(container)).violations).toEqual([]);
});

test("Esc hides what focus or pointer show, until they come again; another press is the dialog's", async () => {
  const heard = jest.fn<void, [KeyboardEvent]>();
  document.addEventListener('keydown', heard);
  const { container } = render(tip);
  const button = screen.getByRole('button');
  for (const [come, leave] of [
    [() => userEvent.tab(), () => userEvent.tab()],
    [() => userEvent.hover(button), () => userEvent.unhover(button)],
  ] as const) {
    await come();
    expect(isDismissed(container)).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(isDismissed(container)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(heard.mock.calls.slice(-2).map(([event]) => event.defaultPrevented)).toEqual([true, false]);
    await leave();
    expect(isDismissed(container)).toBe(false);
  }
  document.removeEventListener('keydown', heard);
});

test('the pointer that leaves does not end what Esc dismissed under the keyboard', async () => {
  const { container } = render(tip);
  await userEvent.tab();
  await userEvent.hover(screen.getByRole('button'));
  await userEvent.keyboard('{Escape}');
  await userEvent.unhover(screen.getByRole('button'));
  expect(isDismissed(container)).toBe(true);
});

test('the server sends the line', () => {
  expect(renderWithoutScript(tip).querySelector('[role="tooltip"]')).toHaveTextContent(
    'Summen av telefon og abonnement',
  );
});
