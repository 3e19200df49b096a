import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Rating, Stars } from './rating';
import { RatingBars, RatingSummary } from './rating-summary';

/** '★' for a full star, '½' for a half, '·' for an empty one. */
function drawn(value: number): string {
  const { container, unmount } = render(<Stars value={value} />);
  const halves = Number(container.querySelector('.full')?.getAttribute('width') ?? 0) / 10;
  const stars = [1, 2, 3, 4, 5].map((star) => (halves >= 2 * star ? '★' : halves === 2 * star - 1 ? '½' : '·'));
  unmount();
  return stars.join('');
}

test.each([
  [0, '·····'],
  [0.24, '·····'],
  [0.25, '½····'],
  [0.74, '½····'],
  [0.75, '★····'],
  [2.5, '★★½··'],
  [4.25, '★★★★½'],
  [4.74, '★★★★½'],
  [4.75, '★★★★★'],
  [5, '★★★★★'],
])('[P9-13] %d is drawn %s: stars to the nearest half', (value, stars) => {
  expect(drawn(value)).toBe(stars);
});

test('the figure and the number of reviews are read once, in words', async () => {
  const { container, rerender } = render(<Rating value={4.5} valueText="4,5" count={1280} href="#omtaler" />);
  expect(screen.getByRole('link', { name: '4,5 av 5 stjerner, 1\u00A0280 vurderinger' }).textContent).toBe(
    '4,5 (1\u00A0280)',
  );
  expect((await axe(container)).violations).toEqual([]);
  rerender(<Rating value={3} valueText="3,0" count={1} />);
  expect(screen.getByText('3,0 (1)')).toHaveAttribute('aria-hidden');
  expect(screen.getByText('3,0 av 5 stjerner, 1 vurdering')).toBeInTheDocument();
});

test('in full the text says itself what it means', async () => {
  const { container, rerender } = render(<Rating value={3} valueText="3,0" count={1} look="full" href="#omtaler" />);
  expect(screen.getByRole('link', { name: '3,0 av 5 · 1 vurdering' })).not.toHaveAttribute('aria-label');
  expect((await axe(container)).violations).toEqual([]);
  rerender(<Rating value={3} valueText="3,0" look="full" />);
  expect(container).toHaveTextContent(/^3,0 av 5$/);
});

test('without reviews nothing is shown', () => {
  const { container } = render(<Rating value={0} valueText="0" count={0} />);
  expect(container).toBeEmptyDOMElement();
});

test('the bars tell how many gave so many stars; the most frequent one is full', async () => {
  const { container, rerender } = render(<RatingBars counts={{ 5: 84, 4: 21, 3: 0, 2: 4, 1: 1 }} />);
  const rows = within(screen.getByRole('list', { name: 'Fordeling av stjerner' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '5845 stjerner: 84 omtaler',
    '4214 stjerner: 21 omtaler',
    '303 stjerner: 0 omtaler',
    '242 stjerner: 4 omtaler',
    '111 stjerne: 1 omtale',
  ]);
  const shares = rows.map((row) => row.querySelector('.share')?.getAttribute('width') ?? null);
  expect(shares).toEqual(['100%', '25%', null, '5%', '1%']);
  expect((await axe(container)).violations).toEqual([]);
  rerender(<RatingBars counts={{ 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }} />);
  expect(container).toBeEmptyDOMElement();
});

test('the head of the reviews has its level and says the figure in words', async () => {
  const { container } = render(<RatingSummary title="Kundene sier" valueText="4,5" count={128} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Kundene sier' })).toBeInTheDocument();
  expect(screen.getByText('128 vurderinger')).toBeInTheDocument();
  expect(screen.getByText('4,5 av 5 stjerner')).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});
