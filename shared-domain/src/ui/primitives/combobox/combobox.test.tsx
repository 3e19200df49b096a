import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderWithoutScript } from '../../testing';
import type { ComboboxOption, ComboboxProps } from './combobox';
import { Combobox } from './combobox';

const PLACES = ['Bodø', 'Bod', 'Bodøsjøen'].map((label) => ({ id: label, label, detail: 'Nordland' }));

interface FinderProps extends Partial<Pick<ComboboxProps, 'options' | 'loading' | 'onChoose' | 'hint' | 'error'>> {
  readonly onSubmit?: () => void;
}

function Finder({ onChoose, onSubmit, ...given }: FinderProps) {
  const [value, setValue] = useState('');
  const handleChoose = (option: ComboboxOption) => {
    setValue(option.label);
    onChoose?.(option);
  };
  const handleSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form onSubmit={handleSubmit}>
      <Combobox
        label="Sted eller postnummer"
        name="sted"
        value={value}
        onChange={setValue}
        options={PLACES}
        {...given}
        onChoose={handleChoose}
      />
      <button type="submit">Søk</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Sted eller postnummer' });
const underWay = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

test('typing opens the list; the field stays focused and points at the option under way', async () => {
  const { container } = render(<Finder />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field(), 'bo');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Sted eller postnummer' }).id);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Bodø Nordland' }).id);
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['{ArrowDown}', 'Bodø Nordland'],
  ['{ArrowUp}', 'Bodøsjøen Nordland'],
  ['{ArrowDown}{ArrowDown}', 'Bod Nordland'],
  ['{ArrowDown}{ArrowUp}', 'Bodøsjøen Nordland'],
  ['{ArrowUp}{ArrowDown}', 'Bodø Nordland'],
  ['{ArrowDown}{Home}', null],
  ['{ArrowDown}{End}', null],
  ['{ArrowDown}{ArrowLeft}', null],
  ['{ArrowDown}d', null],
  ['{Alt>}{ArrowDown}{/Alt}', null],
])('%s: under way is %s, and the list is open', async (keys, option) => {
  render(<Finder />);
  await userEvent.type(field(), `bo${keys}`);
  expect(underWay()).toBe(option);
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('the option under way is brought into sight, also where scrolling answers by a promise', async () => {
  const scrollIntoView = jest.fn(() => Promise.resolve());
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  render(<Finder />);
  await userEvent.type(field(), 'bo{ArrowDown}{ArrowDown}');
  expect(scrollIntoView.mock.contexts).toEqual([
    screen.getByRole('option', { name: 'Bodø Nordland' }),
    screen.getByRole('option', { name: 'Bod Nordland' }),
  ]);
  expect(underWay()).toBe('Bod Nordland');
  delete (HTMLElement.prototype as Partial<HTMLElement>).scrollIntoView;
});

test('Enter chooses the option under way and does not submit; without one it submits what was typed', async () => {
  const onChoose = jest.fn();
  const onSubmit = jest.fn();
  render(<Finder onChoose={onChoose} onSubmit={onSubmit} />);
  await userEvent.type(field(), 'bo{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([[PLACES[1]]]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Bod');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a click chooses, and the focus stays in the field', async () => {
  render(<Finder />);
  await userEvent.type(field(), 'bo');
  await userEvent.click(screen.getByRole('option', { name: 'Bodøsjøen Nordland' }));
  expect(field()).toHaveValue('Bodøsjøen');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test("Esc closes the list first and leaves the text; then it is the dialog's", async () => {
  const heard = jest.fn<void, [KeyboardEvent]>();
  document.addEventListener('keydown', heard);
  render(<Finder />);
  await userEvent.type(field(), 'bo');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('bo');
  await userEvent.keyboard('{Escape}');
  expect(heard.mock.calls.slice(-2).map(([event]) => event.defaultPrevented)).toEqual([true, false]);
  document.removeEventListener('keydown', heard);
});

test('{Alt}+{ArrowUp} and leaving the field close the list', async () => {
  render(<Finder />);
  await userEvent.type(field(), 'bo');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each([
  ['the hits', {}, '3 treff'],
  ['one hit', { options: PLACES.slice(0, 1) }, '1 treff'],
  ['none', { options: [] }, 'Ingen treff'],
  ['that they are on their way', { options: [], loading: true }, 'Laster …'],
  ['nothing before anything was looked for', { options: undefined }, ''],
])('the status, there from the start, tells %s', async (_, given, text) => {
  render(<Finder {...given} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await userEvent.type(field(), 'b');
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('an empty or waiting list has no listbox to point at, but its words are seen', async () => {
  const { container } = render(<Finder options={[]} />);
  await userEvent.type(field(), 'x');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(container.querySelector('.popup')).toHaveTextContent('Ingen treff');
});

test('an option that is no longer among the options is not under way', async () => {
  const { rerender } = render(<Finder />);
  await userEvent.type(field(), 'bo{ArrowDown}');
  rerender(<Finder options={PLACES.slice(1)} />);
  expect(underWay()).toBeNull();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('help and error describe the field', () => {
  render(<Finder hint="Minst to tegn" error="Vi fant ikke stedet" />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Minst to tegn Vi fant ikke stedet');
});

test('without script it is a plain text field of its form', () => {
  const input = renderWithoutScript(<Finder />).querySelector('input');
  expect(input).toHaveAttribute('name', 'sted');
  expect(input).not.toHaveAttribute('role');
});
