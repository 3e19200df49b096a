import type { Realm } from '../../contracts/realm';
import { formatPrice, monthlyParts, type Ore, type PriceParts, priceParts, withoutVat } from '../../money';
import type { CardItem, CatalogueText, FinancingOptionId } from '../model';
import { financingName } from './financing-choices';
import { isLeaseNow, priceForFinancing } from './financing-price';
import { leadingOption } from './leading-option';

export interface CardPrice {
  /** Null when the price is hidden or unknown; the note says so. */
  readonly price: PriceParts | null;
  /** 'i 24 md. Fullpris 12 990,-'; an empty text when the price needs no note. */
  readonly note: CatalogueText;
  /** Struck earlier full price, or null. */
  readonly before: string | null;
}

const PRICE_TO_COME: CatalogueText = { key: 'priceToCome' };

const isPaidAtOnce = (option: FinancingOptionId): boolean => option.startsWith('upfront') || option === 'leasenow';

/** What a card says of a product that is not sold with the chosen financing. */
function noteWithoutPrice(option: FinancingOptionId, fullPrice: Ore | null): CatalogueText {
  if (fullPrice !== null) return { key: 'fullPrice', values: { amount: fullPrice } };
  return option.startsWith('ukko') ? { key: 'financing', values: financingName(option) } : PRICE_TO_COME;
}

/**
 * The price of a list card (F5.5-16..20). Business prices are shown without mva.; agreement prices come without it (P6-14,
 * P6-15). A hidden price is not shown, an unknown one is never 0 (P8-11).
 *
 * @param financing as chosen in the price facet, or null
 */
export function cardPrice(item: CardItem, financing: FinancingOptionId | null, realm: Realm): CardPrice {
  if (item.hidePrices) return { price: null, note: PRICE_TO_COME, before: null };
  const shown = (amount: Ore): Ore => (realm === 'B2B' ? withoutVat(amount) : amount);
  const option =
    financing ??
    leadingOption({
      fullPrice: item.upfrontPrice?.upfront ?? null,
      leaseMonths: item.leasePrice.filter((lease) => !isLeaseNow(lease)).map(({ duration }) => Number(duration)),
      agreementMonths: realm === 'UKKO' ? item.ukkoPrice?.duration : undefined,
    });
  const isAgreement = option.startsWith('ukko');
  const fullPrice = item.upfrontPrice && !isAgreement ? shown(item.upfrontPrice.upfront) : null;
  const amount = priceForFinancing(item, option);
  if (amount === null) return { price: null, note: noteWithoutPrice(option, fullPrice), before: null };
  const price = isAgreement ? amount : shown(amount);
  const note: CatalogueText = {
    key: 'cardTerms',
    values: {
      financing: financingName(option),
      fullPrice: option.startsWith('upfront') ? null : fullPrice,
      isWithoutVat: realm === 'B2B' || isAgreement,
    },
  };
  const before = item.upfrontPrice?.before === undefined ? null : formatPrice(shown(item.upfrontPrice.before));
  return { price: isPaidAtOnce(option) ? priceParts(price) : monthlyParts(price), note, before };
}
