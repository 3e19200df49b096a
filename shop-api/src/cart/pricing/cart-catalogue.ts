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
export interface Deal extends Pick<
  Webdeal,
  'validSellingTypes' | 'offeringDiscountSubscriptionType' | 'offerings' | 'fullPrice'
> {
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
