import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FailedPage } from './fallbacks';
import { NotFoundPage } from './route-page';

const linksUnder = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a page that is not found offers those with similar names', async () => {
  const { container } = render(
    <NotFoundPage near={[{ name: 'iPhone 17', href: '/mobiltelefoner/apple/iphone-17/' }]} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Vi finner ikke siden' })).toBeVisible();
  expect(linksUnder('Mente du en av disse?')).toEqual([['iPhone 17', '/mobiltelefoner/apple/iphone-17/']]);
  expect((await axe(container)).violations).toEqual([]);
});

test('without similar names, the shop’s main pages are offered', async () => {
  const { container } = render(<NotFoundPage near={[]} />);
  expect(linksUnder('Kanskje du leter etter dette?').map(([, href]) => href)).toEqual([
    '/mobiltelefoner/',
    '/tilbehor/',
    '/mobilabonnement/',
    '/sok/',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a page that failed says so as an alert, and tries again when asked', async () => {
  const retry = jest.fn();
  const { container } = render(<FailedPage onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Feilen er hos oss');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect((await axe(container)).violations).toEqual([]);
});

test('where nothing can be tried again, a link leads home', () => {
  render(<FailedPage />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute('href', '/');
});
