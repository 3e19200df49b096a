import type { Weekday } from '../kernel';
import type { Ore } from '../money';
import type { DeliveryCode } from './rules/delivery-code';

export type {
  DeliveryMethod,
  DeliveryTime,
  OpeningHours,
  PhysicalShop,
  PickupPoint,
  PlaceDetails,
  Prediction,
} from './io/delivery-wire';

/** Degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** The place around which shops are looked for. */
export interface Place extends Coordinates {
  /** Postal town, e.g. 'OSLO'; null when it is not known. */
  readonly place: string | null;
}

/** Delivery codes with a name; PROGRESS_BAR is the cart's bar to free shipping, not a delivery option. */
export type NamedDeliveryCode = Exclude<DeliveryCode, 'PROGRESS_BAR'>;

/** An error while shops and delivery options are looked up (P8-2..6): the key of its text. */
export type DeliveryError =
  | 'postcodeNotFound' // P8-2
  | 'locationNotAvailable' // P8-3
  | 'noNearbyShop' // P8-4
  | 'noSuggestions' // P8-5
  | 'noShopHasStock'; // P8-6

/** A day on which goods arrive. */
export interface ArrivalDay {
  /** Calendar days from today: 0 or more. */
  readonly daysAway: number;
  readonly weekday: Weekday;
  readonly day: number;
  /** January is 1. */
  readonly month: number;
}

/** A text about delivery as rules return it; `deliveryText` renders it in bokmål. Times of day are minutes since midnight. */
export type DeliveryText =
  | {
      readonly key:
        | DeliveryError
        | 'backToProduct'
        | 'chosenInCheckout'
        | 'closed'
        | 'delivery'
        | 'deliveryOptions'
        | 'findShop'
        | 'free'
        | 'freeShipping'
        | 'open';
    }
  | { readonly key: 'description' | 'ownText'; readonly values: { readonly text: string } }
  | { readonly key: 'deliveryName'; readonly values: { readonly code: NamedDeliveryCode } }
  | { readonly key: 'price'; readonly values: { readonly price: Ore } }
  | { readonly key: 'arrives' | 'readyForPickup'; readonly values: ArrivalDay }
  | { readonly key: 'clickAndCollectShop' | 'shop' | 'wayToShop'; readonly values: { readonly name: string } }
  | { readonly key: 'moreShops'; readonly values: { readonly count: number } }
  | { readonly key: 'closesSoon' | 'openUntil'; readonly values: { readonly closesAt: number } }
  | { readonly key: 'opensToday' | 'opensTomorrow'; readonly values: { readonly opensAt: number } }
  | { readonly key: 'opensOn'; readonly values: { readonly opensAt: number; readonly weekday: Weekday } };
