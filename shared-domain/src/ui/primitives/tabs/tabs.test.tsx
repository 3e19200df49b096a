import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { Tabs } from './tabs';

const tabs = [
  { id: 'full', label: 'Fullpris', panel: 'Alt nå' },
  { id: 'lease', label: 'Delbetaling', panel: 'Litt hver måned' },
  { id: 'switch', label: 'Svitsj', panel: 'Bytt underveis' },
];

test('arrows, Home and End move the choice and the focus; only the chosen tab is a tab stop', async () => {
  const onSelect = jest.fn();
  const { container } = render(<Tabs label="Betaling" look="segmented" tabs={tabs} onSelect={onSelect} />);
  expect(screen.getByRole('tablist', { name: 'Betaling' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Delbetaling', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Delbetaling' })).toHaveTextContent('Litt hver måned');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(onSelect.mock.calls).toEqual([['lease'], ['switch'], ['full']]);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect((await axe(container)).violations).toEqual([]);
});

test('the owner decides when the choice is controlled; tabs without panels share one', async () => {
  const onSelect = jest.fn();
  render(
    <Tabs label="Betaling" tabs={tabs.map(({ id, label }) => ({ id, label }))} selected="switch" onSelect={onSelect}>
      Felles
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Fullpris' }));
  expect(onSelect).toHaveBeenCalledWith('full');
  expect(screen.getByRole('tabpanel', { name: 'Svitsj' })).toHaveTextContent('Felles');
});

test('without script every tab is a link to a panel that is there', () => {
  const html = renderWithoutScript(<Tabs label="Betaling" tabs={tabs} />);
  const links = [...html.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('href') ?? '');
  expect(links.map((href) => html.querySelector(`[id="${href.slice(1)}"]`)?.textContent)).toEqual(
    tabs.map((tab) => tab.panel),
  );
});
