import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { pagesShown, Pagination } from './pagination';

describe('pages shown', () => {
  test.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 gap 12'],
    [4, 12, '1 2 3 4 5 gap 12'],
    [5, 12, '1 gap 4 5 6 gap 12'],
    [8, 12, '1 gap 7 8 9 gap 12'],
    [9, 12, '1 gap 8 9 10 11 12'],
    [12, 12, '1 gap 8 9 10 11 12'],
    [4, 8, '1 2 3 4 5 gap 8'],
    [5, 8, '1 gap 4 5 6 7 8'],
  ])('page %i of %i: %s', (page, pages, shown) => {
    expect(pagesShown(page, pages).join(' ')).toBe(shown);
  });
});

describe('pagination', () => {
  const hrefOf = (page: number) => `/tilbehor/?side=${page}`;

  test('the pages are links in a nav named Sider; the current one says so', async () => {
    const { container } = render(<Pagination page={3} pages={12} hrefOf={hrefOf} />);
    expect(screen.getByRole('navigation', { name: 'Sider' })).toHaveTextContent('Side 3 av 12');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Side 3');
    expect(screen.getByRole('link', { name: 'Side 12' })).toHaveAttribute('href', '/tilbehor/?side=12');
    expect(screen.getByRole('link', { name: 'Forrige' })).toHaveAttribute('href', '/tilbehor/?side=2');
    expect(screen.getByRole('link', { name: 'Neste' })).toHaveAttribute('href', '/tilbehor/?side=4');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('at an end there is nothing to go to; a single page has no row', () => {
    const { container, rerender } = render(<Pagination page={1} pages={3} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Forrige' })).toBeNull();
    rerender(<Pagination page={3} pages={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Forrige' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Neste' })).toBeNull();
    rerender(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('the owner may take the click, but not one that opens a new tab', async () => {
    const onSelect = jest.fn();
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    render(<Pagination page={3} pages={12} hrefOf={hrefOf} onSelect={onSelect} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Neste' }));
    await user.click(screen.getByRole('link', { name: 'Side 2' }));
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Side 5' }));
    expect(onSelect.mock.calls).toEqual([[4], [2]]);
    document.removeEventListener('click', stay);
  });

  test('the server sends every link', () => {
    const html = renderWithoutScript(<Pagination page={1} pages={3} hrefOf={hrefOf} />);
    expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 2].map(hrefOf));
  });
});
