import { render, type RenderResult } from '@testing-library/react';
import type { ProductListItem } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { ListPageData } from '../data/list-page-data';
import { ListPage } from '../pages/list-page';
import { aListPage } from './build-page-data';
import { fakeRouter } from './fake-router';

const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

/** The page as an element, at an address of the fake router. */
export function listElement(address: string, data: ListPageData, realm: Realm = 'B2C') {
  fakeRouter.open(address);
  return <ListPage data={data} realm={realm} renderedAt={RENDERED_AT} />;
}

export const renderList = (
  address: string,
  items: readonly ProductListItem[],
  change: Parameters<typeof aListPage>[1] = {},
): RenderResult => render(listElement(address, aListPage(items, change)));
