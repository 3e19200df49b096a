import { render } from '@testing-library/react';
import { BeforePrice, Price } from './price';

const shown = (element: React.ReactNode) => render(element).container.textContent;

test.each([
  [<Price amount="12 990,-" />, '12 990,-'],
  [<Price amount="541,-" perMonth />, '541,-/md.'],
  [<Price amount="541,-/md." />, '541,-/md.'],
  [<Price amount="541,-/md." perMonth />, '541,-/md.'],
  [<Price amount="399,-" from perMonth />, 'Fra 399,-/md.'],
])('[P9-35] a price reads as one text %#', (price, text) => {
  expect(shown(price)).toBe(text);
});

test('[F9.1-19] an earlier price is struck out and announced', () => {
  const { container } = render(<Price amount="499,-" before="ord. pris: 599,-" />);
  expect(container).toHaveTextContent('499,- Før ord. pris: 599,-');
  expect(container.querySelector('s')).toHaveTextContent('Før ord. pris: 599,-');
  expect(shown(<BeforePrice>599,-</BeforePrice>)).toBe('Før 599,-');
});
