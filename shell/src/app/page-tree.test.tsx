import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { ShopErrorBoundary } from './page-tree';
import type { ShownPage } from './shown-page';

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

test('an error that is not there in the second drawing leaves the page as it is', () => {
  let isBroken = true;
  const BreaksOnce = () => {
    useEffect(() => {
      if (!isBroken) return;
      isBroken = false;
      throw new Error('a node is gone');
    });
    return <p>Forsiden</p>;
  };
  setErrorReporter({ error: () => undefined, warning: () => undefined });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ShopErrorBoundary page={pageAt('/')}>
      <BreaksOnce />
    </ShopErrorBoundary>,
  );
  expect(screen.getByText('Forsiden')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
