import { render, type RenderResult } from '@testing-library/react';
import type { CartAnswer } from 'shared-domain/cart';
import { type CartState, cartStore } from 'shared-domain/stores/cart-store';
import { setSession } from 'shared-domain/stores/session-store';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';
import { renderAt, routed } from 'shared-domain/testing/router';
import { Page } from '../exposes/page';
import { Slot } from '../exposes/panel';

export const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

export interface CartSetting {
  /** The state of the store when the test begins. */
  readonly store?: Partial<CartState>;
  /** First name of who is logged in. */
  readonly customer?: string;
}

function prepare({ store, customer }: CartSetting): void {
  setTestConfig();
  cartStore.setState({ cart: null, status: 'idle', pending: false, refusal: null, ...store });
  const user =
    customer === undefined
      ? null
      : {
          name: `${customer} Nordmann`,
          givenName: customer,
          familyName: 'Nordmann',
          phoneNumber: '+4790000000',
          isRetailer: false,
        };
  setSession(user ? { status: 'authenticated', user } : { status: 'anonymous', user: null });
}

/** The drawer's content with a cart in the store. */
export function renderPanel(cart: CartAnswer | null, setting: CartSetting = {}) {
  prepare({ ...setting, store: { cart, status: cart ? 'ready' : 'idle', ...setting.store } });
  return renderAt('/', <Slot data={undefined} realm="B2C" pathname="/" appKey="web-shop" />);
}

/** The cart page as an element; `cart` is what the server knew. */
export function pageElement(cart: CartAnswer | null, address = '/handlekurv/', setting: CartSetting = {}) {
  prepare(setting);
  return routed(address, <Page data={{ cart }} realm="B2C" renderedAt={RENDERED_AT} />).element;
}

export const renderPage = (...facts: Parameters<typeof pageElement>): RenderResult => render(pageElement(...facts));
