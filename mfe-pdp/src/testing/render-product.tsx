import { render, type RenderResult } from '@testing-library/react';
import type { CartAnswer } from 'shared-domain/cart';
import type { Realm } from 'shared-domain/contracts/realm';
import { cartStore } from 'shared-domain/stores/cart-store';
import { setSession } from 'shared-domain/stores/session-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';
import type { ProductPageData } from '../data/load-product-page';
import { ProductPage } from '../pages/product-page';
import { aPage } from './build-page';
import { fakeRouter } from './fake-router';

export const PATH = '/mobiltelefoner/aurora/aurora-5-pro/lyng-256-gb/';
export const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

export interface ProductSetting {
  readonly address?: string;
  readonly data?: ProductPageData;
  readonly realm?: Realm;
  readonly cart?: CartAnswer | null;
  readonly isLoggedIn?: boolean;
}

/** The page as an element, at an address of the fake router, with the page's stores as told. */
export function productElement({
  address = PATH,
  data = aPage(),
  realm = 'B2C',
  cart = null,
  isLoggedIn = false,
}: ProductSetting = {}) {
  setTestConfig();
  fakeRouter.open(address);
  cartStore.setState({ cart, status: cart ? 'ready' : 'idle', pending: false, refusal: null });
  toastStore.setState({ toasts: [] });
  const user = {
    name: 'Kari Nordmann',
    givenName: 'Kari',
    familyName: 'Nordmann',
    phoneNumber: '+4790000000',
    isRetailer: false,
  };
  setSession(isLoggedIn ? { status: 'authenticated', user } : { status: 'anonymous', user: null });
  return <ProductPage data={data} realm={realm} renderedAt={RENDERED_AT} />;
}

export const renderProduct = (setting: ProductSetting = {}): RenderResult => render(productElement(setting));
