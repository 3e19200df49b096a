import type { ProductListItem } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { renderAt, routed } from 'shared-domain/testing/router';
import type { ListPageData } from '../data/list-loader';
import { ListPage } from '../pages/list-page';
import { aListPage } from './build-page-data';

const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

const listPage = (data: ListPageData, realm: Realm = 'B2C') => (
  <ListPage data={data} realm={realm} renderedAt={RENDERED_AT} />
);

/** The page at an address, for the server. */
export const listElement = (address: string, data: ListPageData) => routed(address, listPage(data)).element;

export const renderList = (
  address: string,
  items: readonly ProductListItem[],
  change: Parameters<typeof aListPage>[1] = {},
) => renderAt(address, listPage(aListPage(items, change)));
