/** What the delivery rules speak of. */
export type { DeliveryMethod, DeliveryTime } from './io/delivery-wire';
export type { PickupPoint } from './io/pickup-point-wire';
export type { PlaceDetails, Prediction } from './io/place-wire';
export type { OpeningHours, Shop } from './io/shop-stock-wire';

/** Degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Somewhere shops are looked for near. */
export interface Place extends Coordinates {
  /** Postal town, e.g. 'OSLO'; null: none is known. */
  readonly place: string | null;
}
