import type { AccessoryVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice, type PriceParts, priceParts } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import { accessoryPrice } from './rules/accessories';

const TONES = ['green', 'blue', 'yellow', 'red'] as const;
type Tone = (typeof TONES)[number];

/** The texts of the card of an accessory in one colour. */
export interface AccessoryCardTexts {
  /** Null: the price is not known. */
  readonly price: PriceParts | null;
  readonly before: string | null;
  readonly stock: { readonly tone: Tone; readonly text: string } | null;
  /** It can be put into the cart now. */
  readonly isForSale: boolean;
}

/** Price, in the realm's form, and stock of an accessory in one colour (P3-38). */
export function accessoryCard(variant: AccessoryVariant, realm: Realm): AccessoryCardTexts {
  const price = accessoryPrice(variant);
  const { availabilityInfo: info } = variant;
  const tone = TONES.find((each) => each === info?.iconClass);
  return {
    price: price && priceParts(amountInRealm(realm, price.priceOre)),
    before: price?.beforeOre ? formatPrice(amountInRealm(realm, price.beforeOre)) : null,
    stock: info && tone ? { tone, text: info.text } : null,
    // Yellow: none is left (P4-64).
    isForSale: price !== null && tone !== 'yellow',
  };
}
