import { act } from '@testing-library/react';
import type { ProductListItem } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { renderAt, routed } from 'shared-domain/testing/router';
import type { ListPageData } from '../data/list-loader';
import { ListPage } from '../pages/list-page';
import { aListPage, serveList } from './serve-list';

const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

const listPage = (data: ListPageData, realm: Realm = 'B2C') => (
  <ListPage data={data} realm={realm} renderedAt={RENDERED_AT} />
);

/** The page at an address, for the server. */
export const listElement = (address: string, data: ListPageData) => routed(address, listPage(data)).element;

/** As the browser has it right after hydration. */
export const hydrateList = (address: string, items: readonly ProductListItem[]) =>
  renderAt(address, listPage(aListPage(items, {}, address)));

/** Until every answer that is on its way has come. */
export const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

/** The page with its index, at an entry of the history with a state; the test's file mocks `shared-domain/catalogue/io` and `state/browser`. */
export async function renderList(
  address: string,
  items: readonly ProductListItem[],
  change: Parameters<typeof aListPage>[1] = {},
  state?: unknown,
) {
  serveList(items);
  const rendered = renderAt(address, listPage(aListPage(items, change, address)), { state });
  await settled();
  return rendered;
}
