import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { supportDialogs } from '../../testing';
import { Dialog } from '../modal/modal';
import { ToastRegion, type ToastRegionProps } from './toast-region';

const ADDED = { id: 1, kind: 'positive', text: 'Produktet har blitt lagt til i handlekurven' } as const;
const REMOVED = { id: 2, kind: 'info', text: 'Produktet har blitt fjernet fra handlekurven' } as const;

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const toast = (text: string = ADDED.text) => screen.getByText(text).parentElement as HTMLElement;
const hidePage = (hidden: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

// The first message fetches what shows it.
beforeAll(async () => {
  const { unmount } = render(<ToastRegion toasts={[ADDED]} onDismiss={() => undefined} />);
  await screen.findByText(ADDED.text);
  unmount();
});
afterEach(() => jest.restoreAllMocks());

describe('its time', () => {
  const onDismiss = jest.fn();
  const show = (toasts: ToastRegionProps['toasts'] = [ADDED]) =>
    render(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);

  beforeEach(() => {
    jest.useFakeTimers();
    onDismiss.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  test('[P8-15, P9-18] a toast is read as a status and leaves after 6000 ms', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent(ADDED.text);
    pass(5999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([[1]]);
  });

  test.each([
    ['the pointer is on it', () => fireEvent.pointerEnter(toast()), () => fireEvent.pointerLeave(toast())],
    [
      'the keyboard is in it',
      () => act(() => screen.getByRole('button').focus()),
      () => act(() => screen.getByRole('button').blur()),
    ],
    ['the page is hidden', () => hidePage(true), () => hidePage(false)],
  ])('its timer pauses while %s, and continues where it stopped', (_, hold, release) => {
    show();
    pass(4000);
    hold();
    pass(20_000);
    release();
    pass(1999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('the pointer that leaves does not take it from the keyboard', () => {
    show();
    act(() => screen.getByRole('button').focus());
    fireEvent.pointerEnter(toast());
    fireEvent.pointerLeave(toast());
    pass(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('each has its own: another message does not give the first one more', () => {
    const { rerender } = show();
    pass(4000);
    rerender(<ToastRegion toasts={[ADDED, REMOVED]} onDismiss={(id) => void onDismiss(id)} />);
    pass(2000);
    expect(onDismiss.mock.calls).toEqual([[1]]);
    pass(4000);
    expect(onDismiss.mock.calls.at(-1)).toEqual([2]);
  });
});

test('the region is there before its first message, and reads only what is new', async () => {
  const { container } = render(<ToastRegion toasts={[]} onDismiss={jest.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
  expect((await axe(container)).violations).toEqual([]);
});

/** A part of the page outside the region's own modals. */
function Cart() {
  const [isOpen, setOpen] = useState(false);
  const [hasDrawer, setDrawer] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Handlekurv
      </button>
      <button type="button" onClick={() => setDrawer(false)}>
        Neste side
      </button>
      {hasDrawer && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Handlekurv (1)">
          Varer
        </Dialog>
      )}
    </>
  );
}

function Page() {
  const [toasts, setToasts] = useState<ToastRegionProps['toasts']>([]);
  return (
    <>
      <button type="button" onClick={() => setToasts([ADDED])}>
        Legg i handlekurv
      </button>
      <Cart />
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
    </>
  );
}

test("'Lukk beskjeden' closes it, and the focus goes back to where it was", async () => {
  const { container } = render(<Page />);
  const buy = screen.getByRole('button', { name: 'Legg i handlekurv' });
  await userEvent.click(buy);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Lukk beskjeden' }));
  expect(screen.queryByText(ADDED.text)).toBeNull();
  expect(buy).toHaveFocus();
});

describe('beside a modal dialog', () => {
  let undo: () => void;
  beforeEach(() => {
    undo = supportDialogs();
  });
  afterEach(() => undo());

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('[P8-15] a message is in the open dialog, where it is seen and read, and comes home with its close', async () => {
    const { container } = render(<Page />);
    const home = screen.getByRole('status').parentElement;
    await press('Legg i handlekurv');
    await press('Handlekurv');
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('status'));
    expect(screen.getByRole('status')).toHaveTextContent(ADDED.text);
    await press('Lukk');
    expect(screen.getByRole('status').parentElement).toBe(home);
    expect(container).toHaveTextContent(ADDED.text);
  });

  test('a dialog that is taken out of the page while open does not take the region with it', async () => {
    render(<Page />);
    await press('Handlekurv');
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('status'));
    await press('Neste side');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('where the browser can, a message is raised above all, and an empty region is not', async () => {
    const raised: string[] = [];
    const prototype = HTMLElement.prototype;
    const before = {
      showPopover: prototype.showPopover,
      hidePopover: prototype.hidePopover,
      matches: prototype.matches,
    };
    const opened = new WeakSet<HTMLElement>();
    Object.assign(prototype, {
      showPopover(this: HTMLElement) {
        opened.add(this);
        raised.push('up');
      },
      hidePopover(this: HTMLElement) {
        opened.delete(this);
        raised.push('down');
      },
      matches(this: HTMLElement, selector: string) {
        return selector === ':popover-open' ? opened.has(this) : before.matches.call(this, selector);
      },
    });
    render(<Page />);
    expect(raised).toEqual([]);
    await press('Legg i handlekurv');
    await press('Lukk beskjeden');
    expect(raised).toEqual(['up', 'down']);
    Object.assign(prototype, before);
  });
});
