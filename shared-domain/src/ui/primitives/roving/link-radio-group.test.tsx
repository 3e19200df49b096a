import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderWithoutScript } from '../../testing';
import { ColourPicker } from '../colour-picker/colour-picker';
import { SizePicker } from '../size-picker/size-picker';

const colours = [
  { slug: 'lyng', name: 'Lyng', html: '#9b7cd6', href: '/p/lyng/' },
  { slug: 'svart', name: 'Svart', html: '#37343c', href: '/p/svart/', soldOut: true },
  { slug: 'hvit', name: 'Hvit', html: '#efedec', href: '/p/hvit/' },
];
const sizes = [
  { label: '256 GB', price: '12 990,-', href: '/p/256/' },
  { label: '1 TB', price: '17 490,-', href: '/p/1tb/', soldOut: true },
];

function Colours() {
  const [slug, setSlug] = useState('lyng');
  return <ColourPicker options={colours} selected={slug} onSelect={setSlug} />;
}

test('[P1-14] the radio groups are named Farge and Størrelse, their options by colour and by size with price', async () => {
  const { container } = render(
    <>
      <Colours />
      <SizePicker options={sizes} selected="256 GB" />
    </>,
  );
  const farge = within(screen.getByRole('radiogroup', { name: 'Farge' }));
  expect(farge.getByRole('radio', { name: 'Lyng' })).toHaveAttribute('aria-checked', 'true');
  expect(farge.getByRole('radio', { name: 'Svart, utsolgt' })).toHaveAttribute('aria-checked', 'false');
  const storrelse = within(screen.getByRole('radiogroup', { name: 'Størrelse' }));
  expect(storrelse.getByRole('radio', { name: /^256 GB\s?12 990,-$/ })).toHaveAttribute('aria-checked', 'true');
  expect((await axe(container)).violations).toEqual([]);
});

test('[P1-14] arrows move the choice and wrap round; one option is the tab stop', async () => {
  render(<Colours />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Hvit' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Hvit' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Svart, utsolgt' })).toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => radio.tabIndex)).toEqual([-1, 0, -1]);
});

test('the name of a colour that is not chosen shows under the pointer and is read once', () => {
  render(<Colours />);
  const disc = screen.getByRole('radio', { name: 'Hvit' }).querySelector('svg');
  expect(disc).toHaveTextContent('Hvit');
  expect(disc).toHaveAttribute('aria-hidden', 'true');
});

test('[P2-1] without script each option is a link to its variant that the Tab key reaches', () => {
  const html = renderWithoutScript(<ColourPicker options={colours} selected="lyng" />);
  const links = [...html.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/p/lyng/', '/p/svart/', '/p/hvit/']);
  expect(links.map((link) => link.tabIndex)).toEqual([0, 0, 0]);
});
