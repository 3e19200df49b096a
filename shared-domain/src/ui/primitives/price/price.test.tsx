import { render } from '@testing-library/react';
import { monthlyPrice, price } from '../../testing/story-samples';
import { BeforePrice, Price } from './price';

const shown = (element: React.ReactNode) => render(element).container.textContent;

test.each([
  [<Price amount={price('12 990,-')} />, '12 990,-'],
  [<Price amount={monthlyPrice('541,-')} />, '541,-/md.'],
  [<Price amount={monthlyPrice('399,-')} from />, 'Fra 399,-/md.'],
])('[P9-35] a price reads as one text %#', (element, text) => {
  expect(shown(element)).toBe(text);
});

test('[P6-14] the VAT note follows the figures, a second amount is on its own line', () => {
  expect(
    shown(
      <Price amount={monthlyPrice('433,-')} vatNote="(ekskl. mva.)" second="Minste totalpris 12 990,- (inkl. mva.)" />,
    ),
  ).toBe('433,-/md. (ekskl. mva.) Minste totalpris 12 990,- (inkl. mva.)');
  expect(shown(<Price amount={price('12 990,-')} vatNote="" />)).toBe('12 990,-');
});

test('[P8-11] without a price the replacement text is shown, or nothing', () => {
  expect(shown(<Price amount={null} missing="Pris kommer" from before="599,-" vatNote="(ekskl. mva.)" />)).toBe(
    'Pris kommer',
  );
  expect(render(<Price amount={null} />).container).toBeEmptyDOMElement();
});

test('[F9.1-19] an earlier price is struck out and announced', () => {
  const { container } = render(<Price amount={price('499,-')} before="ord. pris: 599,-" />);
  expect(container).toHaveTextContent('499,- Før ord. pris: 599,-');
  expect(container.querySelector('s')).toHaveTextContent('Før ord. pris: 599,-');
  expect(shown(<BeforePrice>599,-</BeforePrice>)).toBe('Før 599,-');
});
