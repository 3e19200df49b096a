import { toOre } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type { Account, AccountSubscription, Bundle, Offering } from '../model';

/** Fjell X Basic: unlimited data at 250 Mbit/s, 499,-/md., 399,- for further lines. */
export const anOffering = (change: Change<Offering> = {}): Offering =>
  merge<Offering>(
    {
      offeringCode: 'FJELL_X_BASIC_2025_2',
      realm: 'b2c',
      type: 'POSTPAID',
      subscriptionName: 'Fjell X Basic',
      subscriptionShortname: 'Fjell X Basic',
      monthlyOfferingPrice: toOre(499),
      monthlyOfferingPriceLines: toOre(399),
      isDataUnlimited: true,
      dataMaxSpeed: { amount: 250, unit: 'Mbit/s' },
      isBarnSubscription: false,
      isUngSubscription: false,
      isTryBuySubscription: false,
      isHidden: false,
      isFamilyDiscount: false,
      soldWithDevice: true,
      textBlocks: [],
    },
    change,
  );

/** Fjell 10 GB: data by the gigabyte, 369,-/md. */
export const aDataOffering = (change: Change<Offering> = {}): Offering =>
  merge<Offering>(
    anOffering({
      offeringCode: 'FJELL_MOBIL_10GB_2025',
      subscriptionName: 'Fjell 10 GB',
      subscriptionShortname: 'Fjell',
      monthlyOfferingPrice: toOre(369),
      monthlyOfferingPriceLines: toOre(319),
      isDataUnlimited: false,
      dataIncluded: { amount: 10, unit: 'GB' },
      dataMaxSpeed: { amount: 500, unit: 'Mbit/s' },
    }),
    change,
  );

/** A bundle of X Start and a loudspeaker in two colours. */
export const aBundle = (change: Change<Bundle> = {}): Bundle =>
  merge<Bundle>(
    {
      heading: 'Pakketilbud',
      title: 'Høyttaler til abonnementet',
      variants: [
        { sku: 'LYD-SORT', htmlColor: '#000000' },
        { sku: 'LYD-HVIT', htmlColor: '#ffffff' },
      ],
      salesPrice: toOre(1_290),
      discountedPrice: toOre(290),
      buttonText: 'Velg',
      icim: 'COM12LOUDSPEAKER2',
      offeringCode: 'FJELL_X_START_2025',
      realm: 'b2c',
    },
    change,
  );

/** Kari's own plan: Fjell X Basic, 499,-/md. */
export const anAccountSubscription = (change: Change<AccountSubscription> = {}): AccountSubscription =>
  merge<AccountSubscription>(
    {
      firstName: 'Kari',
      lastName: 'Nordmann',
      phoneNumber: '90000000',
      offeringCode: 'FJELL_X_BASIC_2025_2',
      monthlyOfferingPrice: toOre(499),
      monthlyOfferingPriceLines: toOre(399),
      isFamily: false,
    },
    change,
  );

/** A private account with Kari's plan. */
export const anAccount = (change: Change<Account> = {}): Account =>
  merge<Account>({ accountId: '1001', isLegal: false, subscriptions: [anAccountSubscription()] }, change);
