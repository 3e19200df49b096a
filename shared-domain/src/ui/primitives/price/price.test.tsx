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

test('[P6-14] what the rules say of mva. stands beside the figures, a second amount on a line of its own', () => {
  expect(
    shown(<Price amount="433,-/md." vatNote="(ekskl. mva.)" second="Minste totalpris 12 990,- (inkl. mva.)" />),
  ).toBe('433,-/md. (ekskl. mva.) Minste totalpris 12 990,- (inkl. mva.)');
  expect(shown(<Price amount="12 990,-" vatNote="" />)).toBe('12 990,-');
});

test('[P8-11] where there is no price to tell, a text stands in its place, or nothing', () => {
  expect(
    shown(<Price amount={null} missing="Pris kommer" perMonth from before="599,-" vatNote="(ekskl. mva.)" />),
  ).toBe('Pris kommer');
  expect(render(<Price amount={null} />).container).toBeEmptyDOMElement();
});

test('[F9.1-19] an earlier price is struck out and announced', () => {
  const { container } = render(<Price amount="499,-" before="ord. pris: 599,-" />);
  expect(container).toHaveTextContent('499,- Før ord. pris: 599,-');
  expect(container.querySelector('s')).toHaveTextContent('Før ord. pris: 599,-');
  expect(shown(<BeforePrice>599,-</BeforePrice>)).toBe('Før 599,-');
});
