import type { ReactNode } from 'react';
import type { CartAnswer } from 'shared-domain/cart';
import type { Realm } from 'shared-domain/contracts/realm';
import { cartStore } from 'shared-domain/stores/cart-store';
import { setSession } from 'shared-domain/stores/session-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';
import { renderAt, routed, type RouterOptions } from 'shared-domain/testing/router';
import { AgreementPage } from '../agreement/agreement-page';
import { Page } from '../exposes/page';
import type { ProductPageData } from '../purchase/page-data';
import { RealmContext } from '../purchase/use-realm';
import { AGREEMENT_PATH, anAgreementPage } from './build-agreement';
import { aPage } from './build-page';

type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const observers = new Set<FakeIntersectionObserver>();

/** Stands in for the browser's observer: `showInWindow` says what is in the window. */
class FakeIntersectionObserver {
  readonly observed: Element[] = [];
  constructor(readonly report: Report) {
    observers.add(this);
  }
  observe(element: Element): void {
    this.observed.push(element);
  }
  disconnect(): void {
    observers.delete(this);
  }
}

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

const showWhere = (isShown: (element: Element) => boolean): void => {
  for (const { observed, report } of observers)
    report(observed.map((target) => ({ target, isIntersecting: isShown(target) })));
};

/** The parts with these ids are in the window, no other is. */
export const showInWindow = (...ids: readonly string[]): void => showWhere(({ id }) => ids.includes(id));

/** A part of the page, and no other, comes into the window. */
export const scrollTo = (part: Element): void => showWhere((element) => element === part);

export const PATH = '/mobiltelefoner/aurora/aurora-5-pro/lyng-256-gb/';
export const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

export interface ProductSetting {
  readonly address?: string;
  readonly data?: ProductPageData;
  readonly realm?: Exclude<Realm, 'UKKO'>;
  readonly cart?: CartAnswer | null;
  readonly isLoggedIn?: boolean;
  readonly config?: Parameters<typeof setTestConfig>[0];
}

/** Configuration and stores. */
function setUp({ cart = null, isLoggedIn = false, config = {} }: ProductSetting): void {
  setTestConfig(config);
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
}

/** Parts of the page as the page of a realm has them. */
export const inRealm = (realm: Realm, parts: ReactNode) => <RealmContext value={realm}>{parts}</RealmContext>;

function productPage({ data = aPage(), realm = 'B2C', ...setting }: ProductSetting) {
  setUp(setting);
  return <Page data={data} realm={realm} renderedAt={RENDERED_AT} />;
}

function agreementPage({ data = anAgreementPage(), ...setting }: ProductSetting) {
  setUp(setting);
  return inRealm('UKKO', <AgreementPage data={data} renderedAt={RENDERED_AT} />);
}

/** The page at an address, for the server. */
export const productElement = (setting: ProductSetting = {}) =>
  routed(setting.address ?? PATH, productPage(setting)).element;

export const renderProduct = (setting: ProductSetting = {}, options?: RouterOptions) =>
  renderAt(setting.address ?? PATH, productPage(setting), options);

/** The same of an equipment agreement. */
export const agreementElement = (setting: ProductSetting = {}) =>
  routed(setting.address ?? AGREEMENT_PATH, agreementPage(setting)).element;

export const renderAgreement = (setting: ProductSetting = {}) =>
  renderAt(setting.address ?? AGREEMENT_PATH, agreementPage(setting));

/** The files that a page fetches later, so that a test that begins with them does not wait for their compilation. */
export const loadLowerFiles = () =>
  Promise.all([
    import('../payment/business-notes'),
    import('../plans/plan-link'),
    import('../product/checkout-link'),
    import('../product/lower-parts'),
    import('../product/purchase-bar'),
    import('../product/purchase-steps'),
  ]);

/** The same of a purchase. */
export const loadPurchaseFiles = () =>
  Promise.all([import('../product/purchase-dialogs'), import('../purchase/purchase-flow')]);
