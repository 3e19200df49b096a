import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { PlusIcon } from '../../icons';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { Button, type ButtonProps } from './button';
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

test('a button that needs the script waits for it, not longer: also when that changes, and while it is pending', () => {
  const html = renderToString(
    <>
      <Button>Velg</Button>
      <Button type="submit">Fjern</Button>
      <Button popoverTarget="mer">Mer</Button>
      <Button type="submit" held>
        Neste
      </Button>
    </>,
  );
  expect(html.match(/data-wait=""[^>]*>(?:<[^>]*>)*\w+/g)?.map((each) => /\w+$/.exec(each)?.[0])).toEqual([
    'Velg',
    'Neste',
  ]);

  const draw = (props: ButtonProps) => <Button type="submit" {...props} />;
  const { rerender } = render(draw({ held: false }));
  const isWaiting = () => screen.getByRole('button').hasAttribute('data-wait');
  expect(isWaiting()).toBe(false);
  rerender(draw({ held: true }));
  expect(isWaiting()).toBe(false);
  rerender(draw({ held: true, pending: true }));
  expect(isWaiting()).toBe(true);
  rerender(draw({ held: true }));
  expect(isWaiting()).toBe(false);
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
