import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Quote } from './quote';

test('a quote is a figure: what was said, by whom and when', async () => {
  const { container } = render(
    <Quote text=" Bildene er helt rå. " name="Ingrid" date="14/11/2026" isoDate="2026-11-14" />,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('«Bildene er helt rå.»Ingrid, 14/11/2026');
  expect(container.querySelector('blockquote')).toHaveTextContent('«Bildene er helt rå.»');
  expect(screen.getByText('14/11/2026')).toHaveAttribute('datetime', '2026-11-14');
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  [{ name: 'Amund' }, 'Amund'],
  [{ date: '09/11/2026' }, '09/11/2026'],
  [{}, undefined],
])('of the source it says what is known: %j', (source, caption) => {
  const { container } = render(<Quote text="Grei." {...source} />);
  expect(container.querySelector('figcaption')?.textContent).toBe(caption);
});
