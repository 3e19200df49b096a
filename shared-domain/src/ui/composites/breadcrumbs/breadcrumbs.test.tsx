import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../../primitives/button/button';
import { CategoryRow } from '../category-tile/category-tile';
import { LoadMore } from '../load-more/load-more';
import { SectionHeader } from '../section-header/section-header';
import { ErrorState } from '../states/error-state';
import { Breadcrumbs } from './breadcrumbs';

test('the way to the page is a list in a navigation; the last item is the page itself', async () => {
  const items = [
    { name: 'Forsiden', href: '/' },
    { name: 'Mobiltelefoner', href: '/mobiltelefoner/' },
    { name: 'Aurora', href: '/mobiltelefoner/aurora/' },
  ];
  const { container } = render(<Breadcrumbs items={items} />);
  const links = within(screen.getByRole('navigation', { name: 'Brødsmuler' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    items.map((item) => [item.name, item.href]),
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Aurora');
  expect((await axe(container)).violations).toEqual([]);
});

test('the rest of a list is a link with its number, until all is shown', async () => {
  const onMore = jest.fn();
  const { container, rerender } = render(
    <LoadMore shown={24} total={34} next={12} noun="mobiler" href="?side=3" onMore={onMore} />,
  );
  expect(screen.getByRole('progressbar', { name: 'Du har sett 24 av 34 mobiler' })).toHaveAttribute('value', '24');
  const more = screen.getByRole('link', { name: 'Vis 10 til' });
  expect(more).toHaveAttribute('href', '?side=3');
  await userEvent.click(more);
  expect(onMore).toHaveBeenCalledTimes(1);
  expect((await axe(container)).violations).toEqual([]);
  rerender(<LoadMore shown={34} total={34} noun="mobiler" href="?side=4" />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a failure is an alert that offers another try', async () => {
  const onRetry = jest.fn();
  const { container } = render(
    <ErrorState title="Vi får ikke hentet varene" onRetry={onRetry} action={<Button>Til forsiden</Button>} />,
  );
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Prøv igjen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect((await axe(container)).violations).toEqual([]);
});

test('a section head has its level; categories are links in a named navigation', async () => {
  const { container } = render(
    <>
      <SectionHeader title="Populære mobiler" level={1} action={{ text: 'Se alle', href: '/mobiltelefoner/' }} />
      <CategoryRow
        label="Kategorier"
        items={[{ name: 'Nettbrett', href: '/nettbrett/', image: { url: '/n.png', title: 'n' } }]}
      />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Populære mobiler' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Kategorier' })).getByRole('link', { name: 'Nettbrett' }),
  ).toHaveAttribute('href', '/nettbrett/');
  expect((await axe(container)).violations).toEqual([]);
});
