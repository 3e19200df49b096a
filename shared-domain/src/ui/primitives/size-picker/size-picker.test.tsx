import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { SizePicker } from './size-picker';

const sizes = [
  { label: '64 GB', price: '8 990,-', href: '/p/64/' },
  { label: '128 GB', price: '9 990,-', href: '/p/128/' },
  { label: '256 GB', price: '', href: '/p/256/' },
  { label: '512 GB', price: '14 990,-', href: '/p/512/', soldOut: true },
  { label: '1 TB', price: '17 490,-', href: '/p/1tb/' },
];
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Størrelse' });

test('as a select each option states size, price and whether it is sold out; the choice is reported', async () => {
  const onSelect = jest.fn();
  const { container } = render(<SizePicker look="select" options={sizes} selected="128 GB" onSelect={onSelect} />);
  expect(select()).toHaveDisplayValue('128 GB, 9 990,-');
  expect([...select().options].map(({ text }) => text)).toEqual([
    '64 GB, 8 990,-',
    '128 GB, 9 990,-',
    '256 GB',
    '512 GB, 14 990,-, utsolgt',
    '1 TB, 17 490,-',
  ]);
  await userEvent.selectOptions(select(), '1 TB, 17 490,-');
  expect(onSelect.mock.calls).toEqual([['1 TB']]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a select without a choice does not pretend to have one', () => {
  render(<SizePicker look="select" options={sizes} selected={null} onSelect={jest.fn()} />);
  expect(select()).toHaveDisplayValue('Velg');
});

test('[P2-1] without script the select gives way to links to the variants', () => {
  const html = renderWithoutScript(<SizePicker look="select" options={sizes} selected="128 GB" onSelect={jest.fn()} />);
  expect(html.querySelector('select')?.closest('.scripted')).not.toBeNull();
  // With scripting enabled, a document parses the content of noscript as text.
  const unscripted = document.createElement('div');
  unscripted.innerHTML = html.querySelector('noscript')?.textContent ?? '';
  expect([...unscripted.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/p/64/',
    '/p/128/',
    '/p/256/',
    '/p/512/',
    '/p/1tb/',
  ]);
  expect(unscripted.querySelector('[aria-checked="true"]')).toHaveTextContent('128 GB');
});

test('as boxes a size that is sold out says so and can still be visited', () => {
  render(<SizePicker options={sizes} selected="128 GB" />);
  expect(screen.getByRole('radio', { name: '512 GB, 14 990,-, utsolgt' })).toHaveAttribute('href', '/p/512/');
  expect(screen.queryByRole('combobox')).toBeNull();
});
