import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ColourChoice } from './colour-choice';

const colours = ['Lyng', 'Hvit', 'Svart', 'Blå', 'Multe'].map((name) => ({ name, html: '#9b7cd6' }));

test('four colours at most are a group of radios, one stop of the keyboard; the rest is a number', async () => {
  const onChoose = jest.fn();
  const { container } = render(<ColourChoice of="Fjell Nord" colours={colours} chosen={1} onChoose={onChoose} />);
  expect(screen.getByRole('radiogroup', { name: 'Farge på Fjell Nord' })).toHaveTextContent('+1og 1 farge til');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByRole('radio', { name: 'Hvit' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Svart' }));
  expect(onChoose).toHaveBeenLastCalledWith(2);
  expect((await axe(container)).violations).toEqual([]);
});

test('[P9-11] the rest may be behind a button, which shows them all', async () => {
  const onChoose = jest.fn();
  render(<ColourChoice of="Fjell Nord" colours={colours} chosen={0} expandable onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vis 1 farge til' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Multe' }));
  expect(onChoose).toHaveBeenLastCalledWith(4);
});

test.each([
  ['mouse', [[0]]],
  ['touch', []],
])('a %s over a dot', (pointerType, calls) => {
  const onChoose = jest.fn();
  render(<ColourChoice of="Fjell Nord" colours={colours} chosen={1} onChoose={onChoose} />);
  const target = screen.getByTitle('Lyng');
  fireEvent(
    target,
    Object.assign(new MouseEvent('pointerover', { bubbles: true, relatedTarget: document.body }), { pointerType }),
  );
  expect(onChoose.mock.calls).toEqual(calls);
});
