import { merge, type Change } from '../../testing/merge';
import type { Offering } from '../model';

/** Fjell X Basic: unlimited data at 250 Mbit/s, 499,-/md., 399,- for further lines. */
export const anOffering = (change: Change<Offering> = {}): Offering =>
  merge<Offering>(
    {
      offeringCode: 'FJELL_X_BASIC_2025_2',
      realm: 'b2c',
      type: 'POSTPAID',
      subscriptionName: 'Fjell X Basic',
      subscriptionShortname: 'Fjell X Basic',
      monthlyOfferingPrice: 499,
      monthlyOfferingPriceLines: 399,
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
      monthlyOfferingPrice: 369,
      monthlyOfferingPriceLines: 319,
      isDataUnlimited: false,
      dataIncluded: { amount: 10, unit: 'GB' },
      dataMaxSpeed: { amount: 500, unit: 'Mbit/s' },
    }),
    change,
  );
