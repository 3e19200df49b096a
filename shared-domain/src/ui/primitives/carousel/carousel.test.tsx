import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing/render-without-script';
import { Carousel } from './carousel';

const cards = ['Deksel', 'Lader', 'Kabel', 'Buds'].map((name) => (
  <a key={name} href={`/${name}/`}>
    {name}
  </a>
));

/** jsdom has no layout: simulates a row of 1000 px in a viewport of 400. */
function layOut(row: HTMLElement, { scrollWidth = 1000 } = {}) {
  const scrollBy = jest.fn();
  Object.defineProperties(row, {
    clientWidth: { value: 400 },
    scrollWidth: { value: scrollWidth },
    scrollBy: { value: scrollBy },
  });
  act(() => void window.dispatchEvent(new Event('resize')));
  return scrollBy;
}

const scrollTo = (row: HTMLElement, left: number) => {
  row.scrollLeft = left;
  fireEvent.scroll(row);
};

test('the group and its list are named, and the keyboard reaches the scroller', async () => {
  const { container } = render(
    <Carousel label="Passer til" header={<h2>Passer til</h2>}>
      {cards}
    </Carousel>,
  );
  expect(screen.getByRole('group', { name: 'Passer til' })).toContainElement(screen.getByRole('heading'));
  const row = screen.getByRole('list', { name: 'Passer til' });
  expect(row.children).toHaveLength(4);
  layOut(row);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(row).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
});

test('the arrows go one screen, and are disabled at the ends without losing the focus', async () => {
  render(<Carousel label="Passer til">{cards}</Carousel>);
  const row = screen.getByRole('list');
  const scrollBy = layOut(row);
  const back = screen.getByRole('button', { name: 'Bla tilbake' });
  const on = screen.getByRole('button', { name: 'Bla videre' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(back);
  expect(scrollBy).not.toHaveBeenCalled();
  await userEvent.click(on);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 400 });
  scrollTo(row, 599);
  expect(on).toHaveAttribute('aria-disabled', 'true');
  expect(on).toHaveFocus();
  await userEvent.click(back);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -400 });
});

test('where everything fits there is nothing to go to', () => {
  render(<Carousel label="Passer til">{cards}</Carousel>);
  layOut(screen.getByRole('list'), { scrollWidth: 400 });
  for (const arrow of screen.getAllByRole('button')) expect(arrow).toHaveAttribute('aria-disabled', 'true');
});

test('without script: every card, and no button that could do nothing', () => {
  const html = renderWithoutScript(<Carousel label="Passer til">{cards}</Carousel>);
  expect(html.querySelectorAll('a')).toHaveLength(4);
  expect(html.querySelector('button')).toBeNull();
});
