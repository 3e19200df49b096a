import type { Image, ProductType } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Ore } from 'shared-domain/money';

/** What the cart must know of a sellable variant. Amounts include VAT. */
export interface Goods {
  readonly sku: string;
  readonly type: ProductType;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly color: string;
  /** As shown, e.g. '256 GB'. */
  readonly size: string | null;
  readonly href: string;
  readonly image: Image;
  readonly realms: readonly Realm[];
  readonly priceOre: Ore;
  readonly quantityInStock: number;
  readonly sales: GoodsSales;
}

/** `presale`: may be ordered before its release; `presale-later`: the presale has not opened yet. */
export type GoodsSales = 'sellable' | 'presale' | 'presale-later' | 'not-sellable';

/** What a device costs when it is paid over time. */
export interface DeviceTerms {
  readonly code: string;
  readonly months: number;
  readonly upfrontOre: Ore;
  readonly monthlyOre: Ore;
  readonly totalOre: Ore;
}

export interface Plan {
  readonly offeringCode: string;
  readonly name: string;
  readonly realms: readonly Realm[];
  readonly monthlyOre: Ore;
  /** Taken off the monthly price. Not for businesses (F6-9). */
  readonly monthlyDiscountOre: Ore;
  /** Taken off for twelve months. */
  readonly firstYearDiscountOre: Ore;
  readonly upfrontOre: Ore;
  readonly isDataUnlimited: boolean;
  readonly size: { readonly amount: number; readonly unit: string } | null;
  readonly soldWithDevice: boolean;
  readonly isHidden: boolean;
}

export interface DeviceFinancing {
  readonly type: 'lease' | 'switch';
  readonly months: number;
}

/** Names, prices and stock as of one moment. Nothing of these ever comes from a client. */
export interface CartCatalogue {
  findGoods(sku: string, realm: Realm): Goods | null;
  findPlan(offeringCode: string): Plan | null;
  /** What the device costs when it is paid over time; null: it is not sold that way. */
  findTerms(sku: string, financing: DeviceFinancing, realm: Realm): DeviceTerms | null;
}

export interface GoodsLine {
  readonly kind: 'goods';
  readonly cartItemId: string;
  readonly sku: string;
  readonly quantity: number;
  /** A device that is not paid upfront makes a bundle. */
  readonly bundle: { readonly id: string; readonly financing: DeviceFinancing; readonly keepsSubscription: boolean } | null;
}

/** A subscription: inside the bundle of a device, or alone in a bundle of its own, so that it can be removed (F4.1-7). */
export interface SubscriptionLine {
  readonly kind: 'subscription';
  readonly cartItemId: string;
  readonly offeringCode: string;
  readonly bundleId: string;
}

export type Line = GoodsLine | SubscriptionLine;

export interface Order {
  readonly orderRef: string;
  readonly realm: Realm;
  readonly customerTypeGet: string | null;
  readonly expiresAt: Date;
  readonly lines: readonly Line[];
}

/** F5.1-1. */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 10;

/** Types that are counted in one line; any other device is a line of its own (F4.1-6). */
export const isCountedType = (type: ProductType): boolean => type === 'ACCESSORY' || type === 'CONNECTED_DEVICE';
