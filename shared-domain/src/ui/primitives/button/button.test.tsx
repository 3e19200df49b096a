import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PlusIcon } from '../../icons';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { Button } from './button';
import { ButtonLink } from './button-link';

test('a button is no submit button by default, and works by Enter and Space', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Neste</Button>);
  const button = screen.getByRole('button', { name: 'Neste' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a loading button keeps its focus, says so, and neither clicks nor submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Kjøp
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Kjøp Laster' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button link is a link; icons are no part of a name', async () => {
  const { container } = render(
    <>
      <ButtonLink href="/tilbehor/" icon={<Icon of={PlusIcon} />}>
        Se tilbehør
      </ButtonLink>
      <IconButton label="Lukk" icon={<Icon of={PlusIcon} />} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Se tilbehør' })).toHaveAttribute('href', '/tilbehor/');
  expect(screen.getByRole('button', { name: 'Lukk' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});
