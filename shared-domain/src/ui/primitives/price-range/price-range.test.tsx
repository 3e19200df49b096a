import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { PriceRange } from './price-range';

const field = (name: string) => screen.getByRole('spinbutton', { name });
const thumb = (name: string) => screen.getByRole('slider', { name });

test('a number is reported when the field loses focus, within the bounds and never above the other end', async () => {
  const onChange = jest.fn();
  const { container } = render(<PriceRange min={100} max={1000} from={100} to={800} name="pris" onChange={onChange} />);
  await userEvent.clear(field('Fra pris'));
  await userEvent.type(field('Fra pris'), '300');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(300, 800);
  await userEvent.clear(field('Til pris'));
  await userEvent.type(field('Til pris'), '9999{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(300, 1000);
  expect((await axe(container)).violations).toEqual([]);
});

test('a thumb tells the span when it is let go and does not pass the other', () => {
  const onChange = jest.fn();
  render(<PriceRange min={100} max={1000} from={100} to={800} name="pris" onChange={onChange} />);
  fireEvent.change(thumb('Fra pris'), { target: { value: '900' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(thumb('Fra pris'));
  expect(onChange).toHaveBeenCalledWith(800, 800);
});

test('a key moves a thumb by a step, also to bounds between two steps; a number takes any kroner', () => {
  const onChange = jest.fn();
  render(<PriceRange min={2490} max={23_991} step={100} name="pris" onChange={onChange} />);
  expect(thumb('Fra pris')).toHaveAttribute('step', '100');
  expect(field('Fra pris')).not.toHaveAttribute('step', '100');
  fireEvent.change(thumb('Til pris'), { target: { value: '5000' } });
  fireEvent.keyUp(thumb('Til pris'));
  expect(onChange).toHaveBeenLastCalledWith(2490, 5000);
  fireEvent.change(thumb('Til pris'), { target: { value: '24000' } });
  expect(field('Til pris')).toHaveValue(23_991);
});

test('where both thumbs meet at the upper end, the lower one lies on top: the other cannot move', () => {
  const { rerender } = render(<PriceRange min={100} max={1000} from={1000} to={1000} name="pris" />);
  expect(thumb('Fra pris')).toHaveClass('above');
  rerender(<PriceRange min={100} max={1000} from={100} to={100} name="pris" />);
  expect(thumb('Fra pris')).not.toHaveClass('above');
});

test('the thumbs read the price with its unit', () => {
  render(<PriceRange min={100} max={1000} from={300} to={800} name="pris" />);
  expect(thumb('Fra pris')).toHaveAttribute('aria-valuetext', '300 kr');
  expect(thumb('Til pris')).toHaveAttribute('aria-valuetext', '800 kr');
});

test('a new choice from outside replaces the drafts', () => {
  const { rerender } = render(<PriceRange min={100} max={1000} from={200} to={800} name="pris" />);
  rerender(<PriceRange min={100} max={1000} name="pris" />);
  expect([field('Fra pris'), field('Til pris')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '100',
    '1000',
  ]);
});

test('without script only the two number fields are sent', () => {
  const html = renderWithoutScript(<PriceRange min={100} max={1000} name="pris" />);
  expect([...html.querySelectorAll('input[name]')].map((input) => input.getAttribute('name'))).toEqual([
    'prisFra',
    'prisTil',
  ]);
});
