import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ButtonLink } from '../../primitives/button/button-link';
import { Promo } from './promo';

test.each(['card', 'banner'] as const)(
  'a %s reads in order; without a picture there is no place kept for one',
  async (look) => {
    const { container, rerender } = render(
      <Promo
        look={look}
        tone="tint"
        level={3}
        badge="Svitsj"
        title="Ny telefon, når du vil"
        text="Bytt underveis."
        price="Fra 449,-"
        action={<ButtonLink href="/svitsj/">Les mer</ButtonLink>}
        picture={<img alt="" src="/a.png" />}
      />,
    );
    expect(container).toHaveTextContent('SvitsjNy telefon, når du vilBytt underveis.Fra 449,-Les mer');
    expect(screen.getByRole('heading', { level: 3, name: 'Ny telefon, når du vil' })).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    rerender(<Promo look={look} tone="green" title="Lever inn den gamle" />);
    expect(container.querySelector('.picture')).toBeNull();
  },
);
