import { render, screen } from '@testing-library/react';
import { ProductAbout } from './product-about';

const group = (label: string, ...specs: readonly (readonly [string, string])[]) => ({
  label,
  specs: specs.map(([name, value]) => ({ label: name, value })),
});
const product = {
  shorterDescription: 'Vår største kamerasensor til nå.',
  highlightedText: 'Lader følger ikke med.',
  specifications: [
    group('Skjerm', ['Størrelse', '6,3 tommer'], ['Type', 'OLED']),
    group('Lyd'),
    group('Helse', ['Puls', 'Ja'], ['Søvn', 'Faser og oksygen']),
    group('Ytelse', ['Prosessor', 'A19']),
    group('Mål', ['Vekt', '177 gram']),
  ],
};

test('the first telling fact of each of the first four groups, named as in its table and, for who does not see its icon, by its group', () => {
  render(<ProductAbout product={product} hasMore />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Skjerm',
    'Helse, Søvn',
    'Ytelse, Prosessor',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '6,3 tommer',
    'Faser og oksygen',
    'A19',
  ]);
});

test.each([
  ['Skjerm', 'Type', 'Skjermtype'],
  ['Batteri og lading', 'Kapasitet', 'Batteri'],
  ['Batteri', 'Varighet', 'Batteritid'],
])('%s, %s is the fact «%s»', (label, row, name) => {
  render(<ProductAbout product={{ ...product, specifications: [group(label, [row, 'x'])] }} hasMore />);
  expect(screen.getByRole('term')).toHaveTextContent(name);
});

test('[P2-33] the short text leads on to the long one, where there is one', () => {
  const { rerender } = render(<ProductAbout product={product} hasMore />);
  expect(screen.getByRole('region', { name: 'Kort om produktet' })).toHaveTextContent('Lader følger ikke med.');
  expect(screen.getByRole('link', { name: 'Les mer' })).toHaveAttribute('href', '#long-description');
  rerender(<ProductAbout product={product} hasMore={false} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
