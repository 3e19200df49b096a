import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { PostcodeField } from './postcode-field';

test('[P5-1] four characters, by the numeric keyboard, filled in by the browser, named Postnummer', async () => {
  const onChange = jest.fn();
  const { container } = render(<PostcodeField defaultValue="" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Postnummer' });
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'postal-code');
  await userEvent.type(field, '01545');
  expect(field).toHaveValue('0154');
  expect(onChange).toHaveBeenLastCalledWith('0154');
  expect((await axe(container)).violations).toEqual([]);
});

test('[P8-2] the error is read out, describes the field and takes the place of the town', async () => {
  const { container, rerender } = render(<PostcodeField defaultValue="9999" town="Oslo" />);
  rerender(<PostcodeField defaultValue="9999" town="Oslo" error="Ugyldig postnummer" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Ugyldig postnummer$/);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Ugyldig postnummer');
  expect(screen.queryByText('Oslo')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('the town is announced by a region that was there before; while it is looked up the field says so', () => {
  const { rerender } = render(<PostcodeField defaultValue="0154" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<PostcodeField defaultValue="0154" town="Oslo" loading />);
  expect(status).toHaveTextContent(/^Laster …$/);
  rerender(<PostcodeField defaultValue="0154" town="Oslo" />);
  expect(status).toHaveTextContent(/^Oslo$/);
});

test('without script it is a field of its form', () => {
  expect(
    renderWithoutScript(<PostcodeField defaultValue="0154" town="Oslo" />).querySelector('input[name="postnummer"]'),
  ).toHaveValue('0154');
});
