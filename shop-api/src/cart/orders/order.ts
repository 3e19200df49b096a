import type { ProductType } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Ore } from 'shared-domain/money';
import type { DeviceFinancing } from '../pricing/cart-catalogue';

/** A device that is not bought at its full price alone makes a bundle with a subscription. */
export interface Bundle {
  readonly id: string;
  readonly financing: DeviceFinancing;
  readonly keepsSubscription: boolean;
  /** It takes the place of the phone of a switch agreement. */
  readonly isReSwitch?: true;
}

/** A discount code as it was given; what it takes off is the campaign's of the day. */
export interface LineDiscount {
  readonly code: string;
  /** The plan that the discount is registered on. */
  readonly offeringCode?: string;
  /** The visitor had proved to be logged in. */
  readonly isMember?: true;
}

export interface GoodsLine {
  readonly kind: 'goods';
  readonly cartItemId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly bundle: Bundle | null;
  /** It goes with a number that the customer has: with its plan, or with another one (P7-10). */
  readonly existingPhone?: 'kept' | 'changed';
  readonly discount?: LineDiscount;
}

/** A subscription: inside the bundle of a device, or alone in a bundle of its own, so that it can be removed (F4.1-7). */
export interface SubscriptionLine {
  readonly kind: 'subscription';
  readonly cartItemId: string;
  readonly offeringCode: string;
  readonly bundleId: string;
  /** It comes with an equipment agreement and has no price of its own. */
  readonly isIncluded?: true;
}

/** An insurance of the device of a bundle. */
export interface ServiceLine {
  readonly kind: 'service';
  readonly cartItemId: string;
  readonly serviceCode: string;
  readonly bundleId: string;
}

export type Line = GoodsLine | SubscriptionLine | ServiceLine;

/** Null: goods at their full price. */
export const bundleIdOf = (line: Line): string | null =>
  line.kind === 'goods' ? (line.bundle?.id ?? null) : line.bundleId;

/** Whose account and number something is for (P7-10): personal, so they stand in no line, ledger or log. */
export interface Customer {
  readonly accountId?: string;
  readonly phoneNumber?: string;
}

/** The swap of a phone on a switch agreement that is under way (P3-29). The phone's name and number are personal. */
export interface Swap {
  readonly agreementId: string;
  /** The phone that is given back. */
  readonly name: string;
  readonly phoneNumber: string;
  /** The plan of the agreement. */
  readonly offeringCode: string;
  readonly monthsLeft: number;
  /** What remains to be paid of the agreement, and what breaking it costs; both on the next invoice. */
  readonly remainingOre: Ore;
  readonly breakageFeeOre: Ore;
}

export interface Order {
  readonly orderRef: string;
  readonly realm: Realm;
  readonly customerTypeGet: string | null;
  readonly expiresAt: Date;
  readonly lines: readonly Line[];
  /** By the cartItemId of the device or subscription. */
  readonly customers: Readonly<Record<string, Customer>>;
  readonly swap: Swap | null;
}

/** F5.1-1. */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 10;

/** Types that are counted in one line; any other device is a line of its own (F4.1-6). */
export const isCountedType = (type: ProductType): boolean => type === 'ACCESSORY' || type === 'CONNECTED_DEVICE';
