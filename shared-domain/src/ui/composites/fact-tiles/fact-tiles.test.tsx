import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FactTiles } from './fact-tiles';

test('facts are terms with values, their icons are silent', async () => {
  const { container } = render(
    <FactTiles
      facts={[
        { icon: <svg role="img" aria-label="Kameraikon" />, label: 'Kamera', value: '50 MP' },
        { label: 'Vekt', value: '189 g' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Kamera', 'Vekt']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['50 MP', '189 g']);
  expect(screen.queryByRole('img')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});
