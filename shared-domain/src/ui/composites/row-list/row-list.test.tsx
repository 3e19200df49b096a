import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { TextLink } from '../../primitives/text-link/text-link';
import { RowList } from './row-list';

test('a row is one link named by its title; what is at the right is a separate link', async () => {
  const { container } = render(
    <RowList
      label="Logg inn"
      items={[
        {
          icon: <svg />,
          title: 'Min bedrift',
          detail: 'Fakturaer og brukere',
          href: '/min-bedrift/',
          aside: <TextLink href="/hjelp/">Få hjelp</TextLink>,
        },
        { title: 'Åpent til 20:00' },
      ]}
    />,
  );
  const [linked, plain] = within(screen.getByRole('list', { name: 'Logg inn' })).getAllByRole('listitem');
  expect(
    within(linked as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Min bedrift', 'Få hjelp']);
  expect(within(plain as HTMLElement).queryByRole('link')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});
