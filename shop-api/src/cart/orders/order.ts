import { randomBytes } from 'node:crypto';
import type { ProductType } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import { type Ore, ZERO } from 'shared-domain/money';
import { termsCode } from '../../catalogue';
import type { DeviceFinancing } from '../pricing/cart-catalogue';

/** A device and its subscription; a device that is paid in full on its own has no bundle. */
export interface OrderBundle {
  readonly id: string;
  readonly financing: DeviceFinancing;
  readonly keepsSubscription: boolean;
  /** The device replaces the phone of a switch agreement. */
  readonly isReSwitch?: true;
}

/** A discount code as it was sent. Its amount is looked up in the campaign each time the line is priced. */
export interface LineDiscount {
  readonly code: string;
  /** The plan that the discount is registered on. */
  readonly offeringCode?: string;
  /** The visitor had a session when the code was sent. */
  readonly isMember?: true;
}

export interface GoodsLine {
  readonly kind: 'goods';
  readonly cartItemId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly bundle: OrderBundle | null;
  /** For a phone number that the customer has already, with its plan or a new one (P7-10). */
  readonly existingPhone?: 'kept' | 'changed';
  readonly discount?: LineDiscount;
}

/** A subscription: inside the bundle of a device, or alone in a bundle of its own, so that it can be removed (F4.1-7). */
export interface SubscriptionLine {
  readonly kind: 'subscription';
  readonly cartItemId: string;
  readonly offeringCode: string;
  readonly bundleId: string;
  /** The offer by which it is bought with 12 months' binding, e.g. 'COM12PURP20' (F9.8, F9.12-1, P3-4). */
  readonly icim?: string;
  /** Bought by a customer of the operator, with twice the data where the plan has that (F9.7-1). */
  readonly isForExisting?: true;
  /** Replaces the plan of a phone number that the customer has already. */
  readonly isChange?: true;
  /** Included in an equipment agreement, without a price. */
  readonly isIncluded?: true;
}

/** The insurance of a bundle's device. */
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

/** Account and phone number of a line (P7-10). Personal data: never part of a line, the ledger or a log. */
export interface Customer {
  readonly accountId?: string;
  readonly phoneNumber?: string;
  /** Offering codes of the subscriptions that the buyer proved to have, for the family discount (F9.9-1). */
  readonly ownPlanCodes?: readonly string[];
}

/** A started swap of the phone of a switch agreement (P3-29). The phone's name and number are personal data. */
export interface Swap {
  readonly agreementId: string;
  /** The phone that the customer returns. */
  readonly name: string;
  readonly phoneNumber: string;
  /** The plan of the agreement. */
  readonly offeringCode: string;
  readonly monthsLeft: number;
  /** The rest of the agreement and the fee for ending it early; both on the next invoice. */
  readonly remainingOre: Ore;
  readonly breakageFeeOre: Ore;
}

/** The part of a switch agreement that is stored with the order. */
export type SwappedAgreement = Omit<Swap, 'breakageFeeOre'> & { readonly breakageFeeOre?: Ore };

export const toSwap = ({
  agreementId,
  name,
  phoneNumber,
  offeringCode,
  monthsLeft,
  remainingOre,
  breakageFeeOre = ZERO,
}: SwappedAgreement): Swap => ({
  agreementId,
  name,
  phoneNumber,
  offeringCode,
  monthsLeft,
  remainingOre,
  breakageFeeOre,
});

/** A further column is a field here, its type in `ORDER_COLUMNS`, its first value in `newOrder`, and a migration. */
export interface Order {
  readonly orderRef: string;
  readonly realm: Realm;
  readonly customerTypeGet: string | null;
  readonly expiresAt: Date;
  readonly lines: readonly Line[];
  /** Customers by the cartItemId of the device or subscription. */
  readonly customers: Readonly<Record<string, Customer>>;
  readonly swap: Swap | null;
}

/** The type of each field's column: the statements are made of it. */
export const ORDER_COLUMNS = {
  orderRef: 'text',
  realm: 'text',
  customerTypeGet: 'text',
  expiresAt: 'timestamptz',
  lines: 'jsonb',
  customers: 'jsonb',
  swap: 'jsonb',
} as const satisfies Readonly<Record<keyof Order, string>>;

/** 1 day (F7.1-20, F9.15-5). */
const LIFETIME_MS = COOKIES.orderRef.maxAgeSeconds * 1000;

/** 192 random bits: knowing the reference is the only proof of owning the order. */
const newOrderRef = (): string => randomBytes(24).toString('base64url');

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

export const newOrder = (realm: Realm, now: Date): Order => ({
  orderRef: newOrderRef(),
  realm,
  customerTypeGet: null,
  expiresAt: expiryFrom(now),
  lines: [],
  customers: {},
  swap: null,
});

/** Pieces of one line (F5.1-1). */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 10;

/** Types whose pieces share one line; any other device is a line each time (F4.1-6). */
export const isCountedType = (type: ProductType): boolean => type === 'ACCESSORY' || type === 'CONNECTED_DEVICE';

/** The product page's option that a line was bought with (P3-10). */
export function optionOf({ bundle }: Pick<GoodsLine, 'bundle'>): string {
  if (!bundle) return 'upfront';
  const { financing, isReSwitch } = bundle;
  if (financing.type === 'switch') return isReSwitch ? 'existing-switch' : 'new-switch';
  return `${financing.type}${termsCode(financing)}`;
}
