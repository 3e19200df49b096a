import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderWithoutScript, supportDialogs } from '../../testing';
import { Dialog, Drawer } from './modal';

let undo: () => void;
beforeAll(() => {
  undo = supportDialogs();
});
afterAll(() => undo());

function Cart() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Handlekurv
      </button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Handlekurv (3)"
        footer={<a href="/kasse/">Gå til kassen</a>}
      >
        <p>Varer</p>
      </Drawer>
    </>
  );
}

test('the drawer is a dialog named by its title; «Lukk» closes it and the focus returns', async () => {
  const { container } = render(<Cart />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Handlekurv' }));
  expect(screen.getByRole('dialog', { name: 'Handlekurv (3)' })).toHaveTextContent('Varer');
  expect(screen.getByRole('heading', { name: 'Handlekurv (3)' })).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Lukk' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Handlekurv' })).toHaveFocus();
});

test.each([
  ['Esc', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a click on the scrim', (dialog: HTMLElement) => fireEvent.click(dialog)],
])('%s asks to close', async (_, leave) => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Finn butikk">
      Butikker
    </Dialog>,
  );
  leave(screen.getByRole('dialog', { name: 'Finn butikk' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('the page is held still while a dialog is open', () => {
  const isHeld = () => document.documentElement.hasAttribute('data-held');

  test('until the last one closes', async () => {
    const two = (open: boolean) => (
      <>
        <Dialog open={open} onClose={jest.fn()} title="Vilkår">
          Tekst
        </Dialog>
        <Cart />
      </>
    );
    const { rerender } = render(two(false));
    expect(isHeld()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Handlekurv' }));
    rerender(two(true));
    expect(isHeld()).toBe(true);
    rerender(two(false));
    expect(isHeld()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Lukk' }));
    expect(isHeld()).toBe(false);
  });

  test('until the browser closes it', () => {
    render(
      <Dialog open onClose={jest.fn()} title="Vilkår">
        Tekst
      </Dialog>,
    );
    expect(isHeld()).toBe(true);
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(isHeld()).toBe(false);
  });

  test('until it is removed with its part of the page', () => {
    const { unmount } = render(
      <Dialog open onClose={jest.fn()} title="Vilkår">
        Tekst
      </Dialog>,
    );
    expect(isHeld()).toBe(true);
    unmount();
    expect(isHeld()).toBe(false);
  });

  test('a scrollbar that took room keeps it', () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    render(
      <Dialog open onClose={jest.fn()} title="Vilkår">
        Tekst
      </Dialog>,
    );
    expect(document.documentElement).toHaveAttribute('data-held-beside-scrollbar');
    jest.restoreAllMocks();
  });
});

test('a click on its content does not close it', async () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Finn butikk">
      <p>Butikker</p>
    </Dialog>,
  );
  await userEvent.click(screen.getByText('Butikker'));
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['that scrolls and holds nothing to tab to', 900, 'Vilkår', 0],
  [
    'that scrolls and holds a link',
    900,
    <a key="a" href="/vilkar/">
      Vilkår
    </a>,
    -1,
  ],
  ['that fits', 400, 'Vilkår', -1],
])('a body %s is a stop for the keys: tabIndex %s', (_, scrollHeight, content, tabIndex) => {
  const measure = (name: 'scrollHeight' | 'clientHeight', value: number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  const measured = [measure('scrollHeight', scrollHeight), measure('clientHeight', 400)];
  render(
    <Dialog open onClose={jest.fn()} title="Vilkår for delbetaling">
      <p>{content}</p>
    </Dialog>,
  );
  expect(screen.getByText('Vilkår').closest<HTMLElement>('.body')?.tabIndex).toBe(tabIndex);
  for (const each of measured) each.mockRestore();
});

test('a closed drawer sends none of its content from the server', () => {
  expect(renderWithoutScript(<Cart />)).toHaveTextContent(/^Handlekurv$/);
});
