import { act, render, screen } from '@testing-library/react';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { showToast, toastStore } from 'shared-domain/stores/toast-store';
import { ShopErrorBoundary, Toasts } from './page-tree';
import type { ShownPage } from './shown-page';

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

describe('shop error boundary', () => {
  const pageAt = (pathname: string): ShownPage => ({
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    action: 'POP',
    match: undefined,
    data: { kind: 'not-found' },
  });
  const Broken = () => {
    throw new Error('defect');
  };

  test('an error of the shell’s own components is reported and shows the failed page; the next page is tried again', () => {
    const reported = jest.fn();
    setErrorReporter({ error: reported, warning: () => undefined });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(
      <ShopErrorBoundary page={pageAt('/')}>
        <Broken />
      </ShopErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toBeVisible();
    expect(reported).toHaveBeenCalledWith(expect.any(Error), { where: 'shell' });
    rerender(
      <ShopErrorBoundary page={pageAt('/nettbrett/')}>
        <p>Nettbrett</p>
      </ShopErrorBoundary>,
    );
    expect(screen.getByText('Nettbrett')).toBeVisible();
    jest.restoreAllMocks();
  });
});
