import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { TextLink } from '../../primitives/text-link/text-link';
import { CampaignBox } from './campaign-box';

test('the box is one link named by its title, its picture is silent', async () => {
  const { container } = render(
    <CampaignBox title="Halv pris" text="Spar 995,-" image={{ url: '/a.png', title: 'a' }} href="/kampanje/" />,
  );
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Halv pris' })]);
  expect(screen.queryByRole('img')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('without an address only its action leads on', () => {
  render(<CampaignBox title="Halv pris" action={<TextLink href="/vilkar/">Les vilkårene</TextLink>} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Les vilkårene']);
});
