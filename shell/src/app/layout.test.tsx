import { act, render, screen } from '@testing-library/react';
import { showToast, toastStore } from 'shared-domain/stores/toast-store';
import { NavigationProgress, Toasts } from './layout';

describe('navigation progress', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const page = (isLoading: boolean) => (
    <>
      <main id="innhold" />
      <NavigationProgress isLoading={isLoading} />
    </>
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const busy = () => [screen.queryByRole('progressbar') !== null, screen.getByRole('main').getAttribute('aria-busy')];

  test('after 150 ms of loading there is a line, and the page is busy; both go when the next page is there', () => {
    const { rerender } = render(page(true));
    wait(149);
    expect(busy()).toEqual([false, null]);
    wait(1);
    expect(busy()).toEqual([true, 'true']);
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('Laster neste side');
    rerender(page(false));
    expect(busy()).toEqual([false, null]);
  });

  test('a page that comes sooner shows none', () => {
    const { rerender } = render(page(true));
    wait(100);
    rerender(page(false));
    wait(1000);
    expect(busy()).toEqual([false, null]);
  });
});

describe('toasts', () => {
  /** The message's own file is fetched first; then its time begins. */
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    act(() => toastStore.setState({ toasts: [] }));
  });

  test('[P8-15, P9-18] the page’s toast stays for 6000 ms, then nothing is left of it', async () => {
    render(<Toasts />);
    act(() => showToast({ kind: 'success', text: 'Lagt i handlekurven' }));
    expect(await screen.findByText('Lagt i handlekurven')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(5_900));
    expect(toastStore.getState().toasts).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(100));
    expect(toastStore.getState().toasts).toEqual([]);
  });
});
