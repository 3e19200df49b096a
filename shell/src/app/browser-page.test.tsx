import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { Link, provideRouteMatcher, useLocation, useRevalidator, useSearchParams } from 'shared-domain/runtime/router';
import { useTestConfig } from 'shared-domain/testing';
import { fulfilled, type ModuleSource } from '../federation/module-source';
import { createRouteTable } from '../federation/route-table';
import { BrowserPage } from './browser-page';
import { type LoadContext, loadPage, type PageData } from './load-page';
import { createPageRouter } from './page-router';
import { type Shop, ShopProvider } from './shop-context';

const table = createRouteTable([
  {
    remote: 'mfe-sample',
    slots: {},
    routes: [
      { id: 'page', expose: './page', paths: ['/liste/', '/vare/:id/'], searchParams: ['farge'], reloadOn: ['id'] },
    ],
  },
]);
const loaded: string[] = [];
const Page = ({ data }: { readonly data: unknown }) => {
  const { pathname, search } = useLocation();
  const [, setSearchParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1>{String(data)}</h1>
      <p>{`${pathname}${search}`}</p>
      <Link href="/vare/7/">Vare</Link>
      <Link href="https://minside.example/">Min Side</Link>
      <button onClick={() => setSearchParams({ farge: 'sort' })}>Sort</button>
      <button onClick={() => void revalidate()}>Hent igjen</button>
    </>
  );
};
const sample: PageModule = {
  loader: ({ pathname }) => {
    loaded.push(pathname);
    return Promise.resolve({ kind: 'data', data: `${pathname} ${loaded.length}` });
  },
  head: (data) => ({ title: String(data) }),
  Page,
};
const loading: Promise<unknown> = fulfilled(sample);
const modules: ModuleSource = {
  load: <Module,>() => loading as Promise<Module>,
  buildOf: () => '0123456789ab',
};
const shop: Shop = { modules, table, renderedAt: 0, slotData: {} };
const context: LoadContext = { modules, table, now: () => 0, whenLate: 'failed' };

beforeAll(() => {
  useTestConfig();
  provideRouteMatcher((pathname) => table.routeOf(pathname) !== undefined);
  setErrorReporter({ error: () => undefined, warning: () => undefined });
});
beforeEach(() => {
  window.scrollTo = () => undefined;
  loaded.length = 0;
  window.history.replaceState(null, '', '/liste/');
});

function page(data?: PageData) {
  const router = createPageRouter({
    history: createBrowserHistory(),
    table,
    data,
    load: (address, signal) => loadPage(address, signal, context),
    leave: () => undefined,
  });
  return (
    <ShopProvider value={shop}>
      <BrowserPage router={router} />
    </ShopProvider>
  );
}
/** A page reads its remote by `use`: whoever makes it render waits for it. */
const press = (role: 'button' | 'link', name: string) =>
  act(async () => {
    await userEvent.click(screen.getByRole(role, { name }));
  });
const served = { kind: 'data', data: 'Fra tjeneren' } as const;

test('a link shows the next page, its focus is on the content, and a screen reader hears its title', async () => {
  render(page(served));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fra tjeneren');
  await press('link', 'Vare');
  expect(await screen.findByRole('heading', { name: '/vare/7/ 1' })).toBeVisible();
  expect(window.location.pathname).toBe('/vare/7/');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByText(/\/vare\/7\/ 1/, { selector: '[role=status]' })).toBeInTheDocument();
});

test('a change of the query keeps page, data and focus', async () => {
  render(page(served));
  await press('button', 'Sort');
  expect(screen.getByText('/liste/?farge=sort')).toBeVisible();
  expect([window.location.search, loaded]).toEqual(['?farge=sort', []]);
  expect(screen.getByRole('button', { name: 'Sort' })).toHaveFocus();
});

test('a page that asks for its data again gets it', async () => {
  render(page(served));
  await press('button', 'Hent igjen');
  expect(await screen.findByRole('heading', { name: '/liste/ 1' })).toBeVisible();
});

test('a new tab, and a link to another site, are the browser’s', async () => {
  render(page(served));
  const prevented: boolean[] = [];
  const watch = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Vare' }));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'Min Side' }));
  await user.click(screen.getByRole('link', { name: 'Vare' }));
  window.removeEventListener('click', watch);
  expect(prevented).toEqual([false, false, true]);
});

test('hydration takes over the server’s HTML without a complaint', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(served));
  document.body.append(container);
  const heading = container.querySelector('h1');
  const recoverable = jest.fn();
  const root = await act(async () => hydrateRoot(container, page(served), { onRecoverableError: recoverable }));
  expect(container.querySelector('h1')).toBe(heading);
  expect(recoverable).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});

test('while the browser loads a page that the server could not render, its space is reserved and links lead home and to the cart', async () => {
  render(page());
  expect(screen.getByRole('main')).toHaveTextContent('Laster innhold');
  expect(screen.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Handlekurv' })).toHaveAttribute('href', '/handlekurv/');
  expect(await screen.findByRole('heading', { name: '/liste/ 1' })).toBeVisible();
});
