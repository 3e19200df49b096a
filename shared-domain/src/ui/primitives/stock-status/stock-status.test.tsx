import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StockStatus } from './stock-status';

const LINES = [
  ['green', 'På nettlager'],
  ['blue', 'Få på nettlager (7)'],
  ['yellow', 'Utsolgt'],
  ['red', 'Kunne ikke hente lagerstatus'],
] as const;

test('in stock, an information and sold out have shapes of their own beside their text, so that colour never speaks alone', async () => {
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
  const [green, blue, yellow, red] = shapes;
  expect(new Set([green, blue, yellow]).size).toBe(3);
  expect(red).toBe(blue);
  expect(screen.queryByRole('img')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});
