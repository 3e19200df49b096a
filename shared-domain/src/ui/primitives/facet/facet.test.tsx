import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Chip, ChipRow } from '../chip/chip';
import { Disclosure } from '../disclosure/disclosure';
import { Facet } from './facet';

test('a facet is a group named by its label, whatever is chosen in it', async () => {
  const { container } = render(
    <Facet label="Merker" chosen={2} open>
      <p>Aurora</p>
    </Facet>,
  );
  expect(screen.getByRole('group', { name: 'Merker' })).toHaveTextContent('Merker (2)Aurora');
  expect((await axe(container)).violations).toEqual([]);
});

test('a removable chip says so and can be taken over by the page; without that it is a link', async () => {
  const onSelect = jest.fn();
  const { container } = render(
    <ChipRow label="Valgte filtre">
      {[
        <Chip key="a" label="256 GB" href="?uten=256" removable onSelect={onSelect} />,
        <Chip key="b" label="Alle mobiler" href="/mobiltelefoner/" selected />,
      ]}
    </ChipRow>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Fjern 256 GB' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Alle mobiler', current: true })).toHaveAttribute('href', '/mobiltelefoner/');
  expect(screen.getByRole('list', { name: 'Valgte filtre' })).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a disclosure unfolds natively and tells it', async () => {
  const onToggle = jest.fn();
  render(
    <Disclosure summary="Minste totalpris" aside="21 197,-" onToggle={onToggle}>
      Mer
    </Disclosure>,
  );
  expect(screen.getByText('Mer')).not.toBeVisible();
  await userEvent.click(screen.getByText('Minste totalpris'));
  expect(screen.getByText('Mer')).toBeVisible();
});
