import type { Webdeal } from 'shared-domain/catalogue';
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

/** What a device costs when it is not bought at its full price alone. */
export interface DeviceTerms {
  readonly code: string;
  /** 0: paid at once ('leasenow'). */
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
  readonly type: 'lease' | 'switch' | 'ukko';
  /** 0: a lease that is paid at once ('leasenow'). */
  readonly months: number;
}

/** An insurance that covers a device. */
export interface Insurance {
  readonly code: string;
  readonly name: string;
  readonly monthlyOre: Ore;
  /** Taken off the monthly price. */
  readonly discountOre: Ore;
  readonly discountName: string;
}

/** A campaign that runs for a device (P3-27), with what it takes off each piece, incl. mva. */
export interface Deal extends Pick<Webdeal, 'validSellingTypes' | 'offeringDiscountSubscriptionType' | 'offerings' | 'fullPrice'> {
  readonly code: string;
  readonly title: string;
  readonly membersDeal: boolean;
  readonly upfrontOre: Ore;
  readonly monthlyOre: Ore;
}

/** What an equipment agreement offers: for how long, and the plan that comes with it. */
export interface Agreement {
  readonly months: number;
  readonly planCode: string | null;
}

/** How an agreement is asked for: by the bundle of the product page, or by its months. */
export type AgreementChoice = { readonly bundleId: string } | { readonly months: number };

/** Names, prices and stock as of one moment. Nothing of these ever comes from a client. */
export interface CartCatalogue {
  findGoods(sku: string, realm: Realm): Goods | null;
  findPlan(offeringCode: string): Plan | null;
  /** What the device costs when it is paid over time; null: it is not sold that way. */
  findTerms(sku: string, financing: DeviceFinancing, realm: Realm): DeviceTerms | null;
  /** Null: it does not cover the device, or is for others than consumers. */
  findInsurance(code: string, sku: string, realm: Realm): Insurance | null;
  /** Null: no such campaign runs for the device now. */
  findDeal(code: string, sku: string, realm: Realm): Deal | null;
  /** Null: the equipment agreement has no such device. */
  findAgreement(sku: string, choice: AgreementChoice): Agreement | null;
}

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
export const bundleIdOf = (line: Line): string | null => (line.kind === 'goods' ? (line.bundle?.id ?? null) : line.bundleId);

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
