import type { Webdeal } from 'shared-domain/catalogue';
import type { Image, ProductType } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Ore } from 'shared-domain/money';
import type { PlanKind } from 'shared-domain/subscription';

/** A sellable variant, as far as the cart needs it. Amounts include VAT. */
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

/** The price of a financed device. */
export interface FinancedPrice {
  readonly code: string;
  /** 0: paid upfront ('leasenow'). */
  readonly months: number;
  readonly upfrontOre: Ore;
  readonly monthlyOre: Ore;
  readonly totalOre: Ore;
}

/** The name of a plan, and its data. */
export interface PlanFacts {
  readonly name: string;
  readonly size: { readonly amount: number; readonly unit: string } | null;
}

export interface CartPlan extends PlanFacts {
  readonly offeringCode: string;
  /** The same for a customer of the operator, who gets twice the data (F9.7-1). */
  readonly forExisting: PlanFacts;
  readonly realms: readonly Realm[];
  readonly monthlyOre: Ore;
  /** Discount on the monthly price; not for businesses (F6-9). */
  readonly monthlyDiscountOre: Ore;
  /** Monthly discount for twelve months. */
  readonly firstYearDiscountOre: Ore;
  readonly upfrontOre: Ore;
  /** A further line of a family; absent: the same price. */
  readonly monthlyLinesOre?: Ore;
  /** The multiplier of the price with 12 months' binding (F9.8-1). */
  readonly priceMultiplier?: number;
  readonly kind: PlanKind;
  /** Binding that the plan always has. */
  readonly bindingMonths: number;
  readonly isDataUnlimited: boolean;
  readonly isHidden: boolean;
}

export interface DeviceFinancing {
  readonly type: 'lease' | 'switch' | 'ukko';
  /** 0: a lease that is paid upfront ('leasenow'). */
  readonly months: number;
  /** The plan is bound, for which the device costs less (P3-4). Without a plan there is no such lease. */
  readonly hasCommitment?: true;
}

/** An insurance that covers a device. */
export interface CartInsurance {
  readonly code: string;
  readonly name: string;
  readonly monthlyOre: Ore;
  /** Discount on the monthly price. */
  readonly discountOre: Ore;
  readonly discountName: string;
  /** Months from the start in which nothing is paid. */
  readonly freeMonths?: number;
  /** It covers the screen and nothing else. */
  readonly coversScreenOnly?: boolean;
}

/** A running campaign of a device (P3-27). Discounts per piece, incl. VAT. */
export interface Deal extends Pick<
  Webdeal,
  'validSellingTypes' | 'offeringDiscountSubscriptionType' | 'offerings' | 'fullPrice'
> {
  readonly code: string;
  readonly title: string;
  readonly membersDeal: boolean;
  /** It comes on top of the price instead of lowering it: `ADD_…` (F3.9-5). */
  readonly isOnTop: boolean;
  /** The plan must be bought with this binding, and each plan gives one piece (F9.12-1); 0: neither. */
  readonly bindingMonths: number;
  readonly upfrontOre: Ore;
  readonly monthlyOre: Ore;
}

/** An option of the equipment agreement: its length and its included plan. */
export interface Agreement {
  readonly months: number;
  readonly planCode: string | null;
}

/** Selects an agreement by the bundle of the product page, or by its months. */
export type AgreementChoice = { readonly bundleId: string } | { readonly months: number };

/** Names, prices and stock at one moment. None of it ever comes from a client. */
export interface CartCatalogue {
  findGoods(sku: string, realm: Realm): Goods | null;
  /** Null: there is no such plan, or it is not sold by the offer that the suffix of the code names. */
  findPlan(code: string): CartPlan | null;
  /** Whether a device is sold with a plan. */
  isPlanFor(offeringCode: string, sku: string): boolean;
  /** The price of a financed device; null: it is not sold that way. */
  findTerms(sku: string, financing: DeviceFinancing, realm: Realm): FinancedPrice | null;
  /** Null: it does not cover the device, or the realm has no insurances. */
  findInsurance(code: string, sku: string, realm: Realm): CartInsurance | null;
  /** Null: no such campaign runs for the device now. */
  findDeal(code: string, sku: string, realm: Realm): Deal | null;
  /** Null: the equipment agreement has no such device. */
  findAgreement(sku: string, choice: AgreementChoice): Agreement | null;
}

/** Gives the catalogue of a version, with today's prices and stock; of its goods at least those of the given skus. */
export type CartCatalogueReader = (version: number, skus: readonly string[]) => Promise<CartCatalogue>;
