import type { ComponentType } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { renderAt, routed } from 'shared-domain/testing/router';

const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

/** A page of this remote at an address with its query. */
export function renderPage<Data>(Page: ComponentType<PageProps<Data>>, data: Data, address: string) {
  return renderAt(address, <Page data={data} realm="B2C" renderedAt={RENDERED_AT} />);
}

/** The same for the server. */
export const pageElement = <Data,>(Page: ComponentType<PageProps<Data>>, data: Data, address: string) =>
  routed(address, <Page data={data} realm="B2C" renderedAt={RENDERED_AT} />).element;
