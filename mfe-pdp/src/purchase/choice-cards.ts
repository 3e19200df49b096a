import { type FlashBadge, flashBadge, type ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice, monthlyParts, type PriceParts } from 'shared-domain/money';
import { amountInRealm, isUpfront, optionPrice } from 'shared-domain/purchase';
import {
  type Offering,
  offeringTitle,
  planName,
  type PlanOption,
  planText,
  speedText,
  speedWord,
} from 'shared-domain/subscription';
import { texts } from '../texts/nb';
import type { PageOffering } from './load-offerings';
import { fullPrice, paidOnce, planCodeOf, shownPrice, upfrontOf } from './prices';
import type { Purchase } from './purchase';

/** A choice as a card: texts and prices are ready. */
export interface ChoiceCard {
  readonly value: string;
  readonly title: string;
  readonly detail: string;
  readonly price: PriceParts;
  readonly note: string;
}

/** A plan as a card, with the line that its data highlights (P3-21). */
export interface PlanChoiceCard extends ChoiceCard {
  readonly flash: FlashBadge | null;
}

/** The options of the chosen method (P3-10): monthly price, total price and what is paid now. */
export function optionCards(purchase: Purchase, variant: ProductVariant, realm: Realm): readonly ChoiceCard[] {
  return (purchase.method?.financingOptions ?? []).flatMap(({ alternative_id: value, heading }): ChoiceCard[] => {
    if (isUpfront(value)) {
      const price = fullPrice(variant, realm);
      return price === null
        ? []
        : [
            {
              value,
              title: heading,
              detail: '',
              price: paidOnce(price),
              note: texts.payNow(price),
            },
          ];
    }
    const entry = optionPrice(variant.prices, value, planCodeOf(purchase));
    if (!entry) return [];
    return [
      {
        value,
        title: heading,
        detail: texts.totalPrice(formatPrice(amountInRealm(realm, entry.total))),
        price: shownPrice(entry, realm),
        note: texts.payNow(upfrontOf(entry, realm)),
      },
    ];
  });
}

/**
 * 'høy hastighet (250 Mbit/s)' of a plan that is chosen by its speed, '500 Mbit/s' of one that is chosen by its data; null without one. The
 * word is that of the plan's own speed: doubled it is 'høy hastighet, 500 Mbit/s' (P9-28).
 */
export function planSpeed(offering: Offering): string | null {
  const { isDataUnlimited, dataMaxSpeed, doubleSpeed } = offering;
  const speed = speedText(offering);
  if (speed === null || !isDataUnlimited || !dataMaxSpeed) return speed;
  const word = planText(speedWord(dataMaxSpeed.amount));
  return doubleSpeed === undefined ? texts.speed(word, speed) : texts.doubledSpeed(word, speed);
}

/** A plan: name, what it holds, what it costs beside the device. */
export function planCard({ offering, device }: PlanOption, realm: Realm): PlanChoiceCard {
  const { note }: PageOffering = offering;
  return {
    value: offering.offeringCode,
    title: planName(offering),
    detail: [planText(offeringTitle(offering)), planSpeed(offering)].filter(Boolean).join(', '),
    price: monthlyParts(amountInRealm(realm, device.mainOfferingMonthly)),
    note: note ? planText(note) : '',
    flash: flashBadge(offering.flashText),
  };
}
