import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CartLine } from './cart-line';

test('a line holds its nested lines in a list of their own and can be removed by name', async () => {
  const onRemove = jest.fn();
  const { container } = render(
    <ul aria-label="Varer i handlekurven">
      <CartLine
        name="Aurora 5 Pro"
        details={['Lyng, 256 GB']}
        image={{ url: '/a.png', title: 'a' }}
        price="541,-/md."
        removeLabel="Fjern Aurora 5 Pro"
        onRemove={onRemove}
      >
        <CartLine name="Mobilforsikring M" price="119,-/md." />
      </CartLine>
    </ul>,
  );
  const list = screen.getByRole('list', { name: 'Varer i handlekurven' });
  expect(
    within(within(list).getAllByRole('list')[0] as HTMLElement).getByText('Mobilforsikring M'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Fjern Aurora 5 Pro' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect((await axe(container)).violations).toEqual([]);
});

test('with a form the remove button submits it', () => {
  const { container } = render(
    <ul>
      <CartLine
        name="Lader"
        removeLabel="Fjern Lader"
        removeForm={{ action: '/handlekurv/endre/', fields: { cartItemId: '7', quantity: '0' } }}
      />
    </ul>,
  );
  expect(screen.getByRole('button', { name: 'Fjern Lader' })).toHaveAttribute('type', 'submit');
  const form = container.querySelector('form');
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ cartItemId: '7', quantity: '0' });
});

test('a line without picture and icon keeps its place empty, without a disc', () => {
  const { container } = render(
    <ul>
      <CartLine name="Bruddgebyr" price="1 250,-" />
    </ul>,
  );
  expect(container.querySelector('.disc')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Bruddgebyr1 250,-$/);
});
