import type { FeedDeliveryZone, FeedPickupPoint, FeedPostTown, FeedRestock } from '../feed/delivery';

export const aDeliveryZone = (over: Partial<FeedDeliveryZone> = {}): FeedDeliveryZone => ({
  code: 'storby',
  methods: [
    { code: 'PICK_UP_IN_SHOP', price: 0, workingDays: 0 },
    { code: 'CARRYON_EXP', price: 199, workingDays: 0 },
    { code: 'CARRYON_EXP_FREE', price: 0, workingDays: 0 },
    { code: 'HH_express', price: 129, workingDays: 1 },
    { code: 'CARRYON_DOOR', price: 149, workingDays: 1 },
    { code: 'PICK_UP_POINT', price: 99, workingDays: 1 },
    { code: 'PICK_UP_POINT_BRING_ACC', price: 59, workingDays: 2 },
    { code: 'CARRYON_POST', price: 99, workingDays: 2 },
    { code: 'BUSN_PRC', price: 149, workingDays: 1 },
    { code: 'LETTER', price: 49, workingDays: 2 },
  ],
  ...over,
});

export const aPostTown = (over: Partial<FeedPostTown> = {}): FeedPostTown => ({
  town: 'Oslo',
  lat: 59.913,
  lng: 10.746,
  zone: 'storby',
  zips: '0154 0184 0485',
  ...over,
});

export const aPickupPoint = (over: Partial<FeedPickupPoint> = {}): FeedPickupPoint => ({
  id: 'oslo-1',
  carrier: 'Pakkeveien',
  name: 'Nærbutikken Storgata',
  street: 'Storgata 14',
  zip: '0184',
  city: 'Oslo',
  lat: 59.914,
  lng: 10.75,
  open: [{ days: 'Alle dager', hours: '7–23' }],
  ...over,
});

interface DeliveryParts {
  readonly deliveryZones: FeedDeliveryZone[];
  readonly postTowns: FeedPostTown[];
  readonly pickupPoints: FeedPickupPoint[];
  readonly restocks: FeedRestock[];
}

/** A big town with a shop, one without, a remote place and Svalbard. */
export const aDelivery = (): DeliveryParts => ({
  deliveryZones: [
    aDeliveryZone(),
    aDeliveryZone({
      code: 'distrikt',
      methods: [
        { code: 'PICK_UP_POINT_BRING', price: 99, workingDays: 3 },
        { code: 'CARRYON_POST_BRING', price: 99, workingDays: 3 },
      ],
    }),
    aDeliveryZone({
      code: 'svalbard',
      methods: [{ code: 'CARRYON_POST_BRING', price: 99, workingDays: 8 }],
      alert: 'Sendingen går med fly. Været kan forsinke den.',
    }),
  ],
  postTowns: [
    aPostTown(),
    aPostTown({ town: 'Drammen', lat: 59.744, lng: 10.205, zips: '3001 3015' }),
    aPostTown({ town: 'Bergen', lat: 60.393, lng: 5.324, zips: '5003 5014' }),
    aPostTown({ town: 'Bodø', lat: 67.28, lng: 14.405, zips: '8006' }),
    aPostTown({ town: 'Bø i Telemark', lat: 59.413, lng: 9.069, zone: 'distrikt', zips: '3800' }),
    aPostTown({ town: 'Longyearbyen', lat: 78.223, lng: 15.647, zone: 'svalbard', zips: '9170 9171' }),
  ],
  pickupPoints: [
    aPickupPoint({ id: 'oslo-0', name: 'Posthylla Torget', street: 'Torget 3', zip: '0154', lat: 59.93, lng: 10.74 }),
    aPickupPoint(),
    aPickupPoint({ id: 'bergen-1', zip: '5014', city: 'Bergen', lat: 60.391, lng: 5.33 }),
  ],
  restocks: [],
});
