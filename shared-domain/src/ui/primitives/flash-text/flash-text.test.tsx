import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { FlashText } from './flash-text';

test.each([
  ['offer', '2 md. gratis', 'offer'],
  ['brand', 'Nyhet', 'brand'],
  ['green', 'Like Fin', 'green'],
  ['plain', 'Mest solgt', 'plain'],
  [undefined, 'Kampanje', 'plain'],
] as const)('[P3-5] kind %s: %s looks %s', (kind, text, look) => {
  const flash = renderWithoutScript(<FlashText kind={kind}>{text}</FlashText>).firstElementChild;
  expect(flash).toHaveTextContent(text);
  expect(flash).toHaveClass(look);
});

test('it is text, and without text it is nothing', async () => {
  const { container, rerender } = render(<FlashText kind="offer">2 md. gratis</FlashText>);
  expect((await axe(container)).violations).toEqual([]);
  rerender(<FlashText kind="offer">{''}</FlashText>);
  expect(container).toBeEmptyDOMElement();
});
