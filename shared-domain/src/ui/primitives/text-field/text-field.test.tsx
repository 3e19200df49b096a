import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SearchField } from '../search-field/search-field';
import { Select } from '../select/select';
import { TextField } from './text-field';

test('an error makes the field invalid and describes it together with the help', async () => {
  const { container } = render(
    <TextField label="Postnummer" name="postnummer" hint="Fire siffer" error="Ugyldig postnummer" />,
  );
  const field = screen.getByRole('textbox', { name: 'Postnummer' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Fire siffer Ugyldig postnummer');
  expect((await axe(container)).violations).toEqual([]);
});

test('a field tells its value', async () => {
  const onChange = jest.fn();
  render(<TextField label="Navn" name="navn" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), 'Ås');
  expect(onChange.mock.calls).toEqual([['Å'], ['Ås']]);
});

test('the search field can be emptied, keeps the focus and sits in a form with its submit button', async () => {
  const onChange = jest.fn();
  const { container } = render(
    <form role="search" aria-label="Butikken">
      <SearchField label="Søk i butikken" defaultValue="lader" onChange={onChange} />
    </form>,
  );
  const field = screen.getByRole('searchbox', { name: 'Søk i butikken' });
  expect(field).toHaveAttribute('name', 'q');
  expect(screen.getByRole('button', { name: 'Søk' })).toHaveAttribute('type', 'submit');
  await userEvent.click(screen.getByRole('button', { name: 'Tøm søkefeltet' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith('');
  expect((await axe(container)).violations).toEqual([]);
});

test('a select tells the chosen value; its prefix is no part of the name', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'popular', label: 'Mest populære' },
    { value: 'price', label: 'Lavest pris' },
  ];
  const { container } = render(
    <Select label="Sorter" hideLabel prefix="Sorter:" name="sorter" options={options} onChange={onChange} />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorter' }), 'Lavest pris');
  expect(onChange).toHaveBeenCalledWith('price');
  expect((await axe(container)).violations).toEqual([]);
});
