import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { Button } from '../button/button';
import { Popover } from './popover';

const onToggle = jest.fn();
const sort = (
  <Popover
    label="Slik regner vi"
    onToggle={onToggle}
    toggle={(toggle) => <Button {...toggle}>Hva betaler jeg?</Button>}
  >
    <p>Delbetaling og abonnement legges sammen.</p>
  </Popover>
);

/** jsdom has no popovers: simulates the event that a browser sends when one opens or closes. */
const tell = (popover: HTMLElement, newState: 'open' | 'closed') =>
  fireEvent(
    popover,
    Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }),
  );

test('the toggle controls the native popover and tells whether it is open', async () => {
  const { container } = render(sort);
  const toggle = screen.getByRole('button', { name: 'Hva betaler jeg?' });
  const popover = screen.getByRole('group', { name: 'Slik regner vi' });
  expect(popover).toHaveAttribute('popover', 'auto');
  expect(toggle).toHaveAttribute('popovertarget', popover.id);
  expect(toggle).toHaveAttribute('aria-controls', popover.id);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  tell(popover, 'open');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  tell(popover, 'closed');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
  expect((await axe(container)).violations).toEqual([]);
});

test('without script the button opens it, its content is there, and the state is left to the browser', () => {
  const html = renderWithoutScript(sort);
  const toggle = html.querySelector('button');
  expect(html.querySelector(`[id="${toggle?.getAttribute('popovertarget')}"]`)).toHaveTextContent('Delbetaling');
  expect(toggle).not.toHaveAttribute('aria-expanded');
});
