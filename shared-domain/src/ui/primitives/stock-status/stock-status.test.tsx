import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StockStatus } from './stock-status';

const LINES = [
  ['green', 'På nettlager'],
  ['blue', 'Få på nettlager (7)'],
  ['yellow', 'Utsolgt'],
  ['red', 'Kunne ikke hente lagerstatus'],
] as const;

test('each tone has a shape of its own beside its text, so that colour never speaks alone', async () => {
  const { container } = render(
    <ul>
      {LINES.map(([tone, text]) => (
        <li key={tone}>
          <StockStatus tone={tone} text={text} />
        </li>
      ))}
    </ul>,
  );
  for (const [, text] of LINES) expect(screen.getByText(text)).toBeVisible();
  const shapes = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML);
  expect(new Set(shapes).size).toBe(LINES.length);
  expect(screen.queryByRole('img')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});
