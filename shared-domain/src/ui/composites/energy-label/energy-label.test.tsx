import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { energyGrade, EnergyLabel } from './energy-label';

test.each([
  ['A', false, '#00a651'],
  ['B', false, '#50b848'],
  ['C', false, '#bed630'],
  ['D', false, '#fff200'],
  ['E', false, '#fdb913'],
  ['F', false, '#f37021'],
  ['G', false, '#ed1c24'],
  ['A+++', false, '#00a651'],
  ['a++ ', false, '#50b848'],
  ['A+', false, '#bed630'],
  ['A', true, '#fff200'],
  ['D', true, '#ed1c24'],
])('class %s (older scale: %s) has the colour of its place on the scale', (text, olderScale, colour) => {
  expect(energyGrade(text, olderScale)?.colour).toBe(colour);
});

test.each([
  ['H', false],
  ['E', true],
  ['', false],
  ['ukjent', false],
  ['A++++', false],
])('%j (older scale: %s) is no class', (text, olderScale) => {
  expect(energyGrade(text, olderScale)).toBeNull();
});

test('the arrow is a picture named by its class; on the older scale the name tells the range too', () => {
  const { rerender } = render(<EnergyLabel grade="a" />);
  expect(screen.getByRole('img', { name: 'Energiklasse A' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<EnergyLabel grade="A" olderScale />);
  expect(screen.getByRole('img', { name: 'Energiklasse A på skalaen fra A+++ til D' })).toBeInTheDocument();
});

test('the arrow leads to the label and the sheet has a link of its own, also where the class is unknown', async () => {
  const { container, rerender } = render(
    <EnergyLabel grade="B" labelHref="/api/energy-labels/a.svg" sheetHref="/api/product-sheets/a" />,
  );
  expect(screen.getByRole('link', { name: 'Energiklasse B' })).toHaveAttribute('href', '/api/energy-labels/a.svg');
  expect(screen.getByRole('link', { name: 'Produktblad' })).toHaveAttribute('href', '/api/product-sheets/a');
  expect((await axe(container)).violations).toEqual([]);
  rerender(<EnergyLabel grade="?" labelHref="/api/energy-labels/a.svg" sheetHref="/api/product-sheets/a" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  rerender(<EnergyLabel grade="?" />);
  expect(container).toBeEmptyDOMElement();
});
