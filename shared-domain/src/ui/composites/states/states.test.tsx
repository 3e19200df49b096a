import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ButtonLink } from '../../primitives/button/button-link';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

test('nothing found: a heading, what it means and one way on; it is no alert', async () => {
  const { container } = render(
    <EmptyState
      icon={<svg />}
      title="Handlekurven er tom"
      text="Her samler vi det du vil kjøpe."
      headingLevel={3}
      action={<ButtonLink href="/mobiltelefoner/">Se mobiler</ButtonLink>}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Handlekurven er tom' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Se mobiler' })).toHaveAttribute('href', '/mobiltelefoner/');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('a failure without a way to try again shows only its own action, and none where there is none', () => {
  const { rerender } = render(
    <ErrorState title="Noe gikk galt" action={<ButtonLink href="/">Gå til forsiden</ButtonLink>} />,
  );
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Gå til forsiden' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ErrorState title="Noe gikk galt" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Noe gikk galt$/);
});
