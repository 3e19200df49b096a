import { toOre } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type { DeliveryMethod, DeliveryTime, PickupPoint, PlaceDetails, Prediction, PhysicalShop } from '../model';

/** A shop in the middle of Oslo with 6 pieces, open 10–18 on weekdays, 10–16 on Saturdays. */
export const aShop = (change: Change<PhysicalShop> = {}): PhysicalShop =>
  merge<PhysicalShop>(
    {
      code: 'oslo-karl-johan',
      quantity: 6,
      name: 'Fjell Karl Johan',
      street: 'Karl Johans gate 16',
      zip: '0154',
      city: 'Oslo',
      lat: 59.9122,
      lng: 10.7436,
      contactNumber: '21 03 41 10',
      open: [
        { days: 'Mandag–fredag', hours: '10–18' },
        { days: 'Lørdag', hours: '10–16' },
        { days: 'Søndag', hours: 'Stengt' },
      ],
      lastUpdate: '2026-11-21T12:00:00.000Z',
    },
    change,
  );

/** A parcel to the post office for 59,-. */
export const aDeliveryMethod = (change: Change<DeliveryMethod> = {}): DeliveryMethod =>
  merge<DeliveryMethod>(
    { type: 'CARRYON_POST', label: null, description: null, alert: null, price: toOre(59) },
    change,
  );

export const aDeliveryTime = (change: Change<DeliveryTime> = {}): DeliveryTime =>
  merge<DeliveryTime>({ deliveryCode: 'CARRYON_POST', estimatedDeliveryDate: '2026-11-24' }, change);

export const aPickupPoint = (change: Change<PickupPoint> = {}): PickupPoint =>
  merge<PickupPoint>({ id: '1', name: 'Kiwi Torggata' }, change);

export const aPrediction = (change: Change<Prediction> = {}): Prediction =>
  merge<Prediction>(
    { place_id: 'place-1', description: '0154 Oslo, Norge', types: ['postal_code', 'geocode'] },
    change,
  );

export const aPlaceDetails = (change: Change<PlaceDetails> = {}): PlaceDetails =>
  merge<PlaceDetails>(
    {
      geometry: { location: { lat: 59.9122, lng: 10.7436 } },
      address_components: [{ short_name: 'OSLO', types: ['postal_town'] }],
    },
    change,
  );
