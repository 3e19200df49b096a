import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useRevalidator } from 'shared-domain/runtime/router';
import { renderAt } from './router';

function Here() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <>
      <p>{`${pathname}${search}`}</p>
      <Link href="/tilbehor/?side=2" replace preventScrollReset>
        Tilbehør
      </Link>
      <button onClick={() => void revalidate()}>Hent igjen</button>
    </>
  );
}

test('a link of the facade navigates, and the page reads the new address', async () => {
  const { router } = renderAt('/nettbrett/', <Here />);
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByText('/tilbehor/?side=2')).toBeInTheDocument();
  expect(router.navigations()).toEqual([{ to: '/tilbehor/?side=2', replace: true, preventScrollReset: true }]);
});

test("the test's own way to another address is none of the page's", async () => {
  const { router } = renderAt('/nettbrett/', <Here />);
  await router.goTo('/rutere/');
  expect(screen.getByText('/rutere/')).toBeInTheDocument();
  expect(router.address()).toBe('/rutere/');
  expect(router.navigations()).toEqual([]);
});

test('a page that asks for its data again is counted', async () => {
  const { router } = renderAt('/nettbrett/', <Here />);
  await userEvent.click(screen.getByRole('button'));
  expect(router.revalidations()).toBe(1);
});

test('with a loader the address is written when it has run', async () => {
  let finish = (): void => undefined;
  const loading = new Promise<null>((resolve) => (finish = () => resolve(null)));
  const { router } = renderAt('/nettbrett/', <Here />, { loader: () => loading });
  await userEvent.click(screen.getByRole('link'));
  expect(router.address()).toBe('/nettbrett/');
  finish();
  expect(await screen.findByText('/tilbehor/?side=2')).toBeInTheDocument();
});
