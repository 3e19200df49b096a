import { type Product, type ProductVariant, toReleaseMs } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { dayAndMonth, norwegianTime } from 'shared-domain/kernel';
import { formatMonths, type PriceParts } from 'shared-domain/money';
import { isUpfront, optionPrice } from 'shared-domain/purchase';
import { formerPrice, fullPrice, paidOnce, planCodeOf, priceBefore, shownPrice } from '../purchase/prices';
import type { Purchase } from '../purchase/purchase';
import { texts } from '../texts/nb';

export interface IntroPrice {
  readonly price: PriceParts;
  /** 'i 24 md.' / 'eller 12 990,- nå' */
  readonly lines: readonly string[];
  readonly before: string | null;
}

/** The price beside the name: the device's own, by the chosen option. */
export function introPrice(purchase: Purchase, variant: ProductVariant, realm: Realm): IntroPrice | null {
  const { option } = purchase;
  if (option === null) return null;
  const full = fullPrice(variant, realm);
  const entry = isUpfront(option) ? null : optionPrice(variant.prices, option, planCodeOf(purchase));
  if (!entry) return full === null ? null : { price: paidOnce(full), lines: [], before: priceBefore(variant, realm) };
  const lines = [
    entry.duration > 0 ? texts.perMonths(formatMonths(entry.duration)) : null,
    // What is paid at once has no other price now.
    full === null || entry.duration === 0 ? null : texts.orNow(full),
  ];
  return {
    price: shownPrice(entry, realm),
    lines: lines.filter((line) => line !== null),
    before: formerPrice(entry, realm),
  };
}

/** 'I salg fra 24. november' while that is to come, else null. */
export function onSaleText({ releaseDate }: Pick<Product, 'releaseDate'>, nowMs: number): string | null {
  const releaseMs = toReleaseMs(releaseDate);
  if (releaseMs <= nowMs) return null;
  const { day, month } = norwegianTime(releaseMs);
  return texts.onSaleFrom(dayAndMonth(day, month));
}
