import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing/render-without-script';
import { Accordion } from './accordion';

const rows = [
  { title: 'Når kommer varen?', content: 'Innen tre virkedager.' },
  { title: 'Kan jeg angre?', content: 'Ja, i 30 dager.', open: true },
];

test('each row is a heading of the outline that folds its text', async () => {
  const { container } = render(<Accordion headingLevel={3} rows={rows} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Når kommer varen?',
    'Kan jeg angre?',
  ]);
  expect(screen.getByText('Innen tre virkedager.')).not.toBeVisible();
  expect(screen.getByText('Ja, i 30 dager.')).toBeVisible();
  await userEvent.click(screen.getByText('Når kommer varen?'));
  expect(screen.getByText('Innen tre virkedager.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('rows share a name only where one open row is to close the others, and two groups never share it', () => {
  const html = renderWithoutScript(
    <>
      <Accordion headingLevel={3} exclusive rows={rows} />
      <Accordion headingLevel={3} exclusive rows={rows} />
      <Accordion headingLevel={3} rows={rows} />
    </>,
  );
  const [one, two, three, four, five] = [...html.querySelectorAll('details')].map((row) => row.getAttribute('name'));
  expect(one).toBeTruthy();
  expect([two, four, five]).toEqual([one, three, null]);
  expect(three).not.toBe(one);
});
