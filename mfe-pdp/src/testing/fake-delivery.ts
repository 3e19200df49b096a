import type { DeliveryMethod, PhysicalShop } from 'shared-domain/delivery';
import { deliveryMethodsSchema } from 'shared-domain/delivery/io';
import { aDeliveryMethod, aDeliveryTime, aPlaceDetails, aPrediction, aShop } from 'shared-domain/delivery/testing';
import { ok } from 'shared-domain/kernel';
import type { channelQuery } from 'shared-domain/runtime/channel';
import type { apiGet } from 'shared-domain/runtime/http';
import { toWire } from 'shared-domain/testing';

export interface DeliveryWorld {
  /** As the channel sends them; null: it is down. */
  readonly methods?: readonly DeliveryMethod[] | null;
  readonly times?: readonly ReturnType<typeof aDeliveryTime>[];
  /** Null: the channel is down. */
  readonly shops?: readonly PhysicalShop[] | null;
  /** Names of pickup points near the postcode. */
  readonly pickupPoints?: readonly string[];
  /** Answers by the typed text. */
  readonly places?: Readonly<Record<string, readonly ReturnType<typeof aPrediction>[]>>;
}

/** Three shops around Oslo, and one in Bergen. */
export const fourShops = (): PhysicalShop[] => [
  aShop({ code: 'bergen', name: 'Fjell Bergen', lat: 60.3922, lng: 5.3236, city: 'Bergen', quantity: 9 }),
  aShop({ code: 'storo', name: 'Fjell Storo', lat: 59.9456, lng: 10.7791, quantity: 3 }),
  aShop(),
  aShop({ code: 'ski', name: 'Fjell Ski', lat: 59.7189, lng: 10.8343, quantity: 0 }),
];

export const threeMethods = (): DeliveryMethod[] => [
  aDeliveryMethod(),
  aDeliveryMethod({ type: 'CARRYON_DOOR', description: 'Velg utleveringssted i listen', alert: 'Været kan forsinke.' }),
  aDeliveryMethod({ type: 'PICK_UP_POINT_BRING_ACC' }),
];

const OSLO = [aPrediction()];
const BERGEN = [aPrediction({ place_id: 'bergen', description: 'Bergen, Norge', types: ['locality'] })];

interface Call {
  /** The address of a call to the API, or the name of a query to the channel. */
  readonly to: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The calls of the delivery search and the list of shops since `fakeDelivery`. */
export const calls: Call[] = [];
let world: Required<DeliveryWorld>;

/** Sets what the servers answer: take `fakeApiGet` and `fakeChannelQuery` for the calls of the shared runtime. */
export function fakeDelivery(change: DeliveryWorld = {}): void {
  calls.length = 0;
  world = {
    methods: threeMethods(),
    times: [aDeliveryTime(), aDeliveryTime({ deliveryCode: 'CARRYON_DOOR', estimatedDeliveryDate: '2026-11-23' })],
    shops: fourShops(),
    pickupPoints: [],
    places: { '0154': OSLO, Bergen: BERGEN },
    ...change,
  };
}

type SchemaOf<Value> = Parameters<typeof apiGet<Value>>[1];

/** The query is read by the schema's own reader. */
function parse<Value>(schema: SchemaOf<Value>, answer: unknown): Value {
  const read = schema['~standard'].validate(answer);
  if (read instanceof Promise || read.issues) throw new Error('The schema refuses this answer');
  return read.value;
}

const BERGEN_DETAILS = aPlaceDetails({ geometry: { location: { lat: 60.39, lng: 5.32 } } });

function answerOf(path: string, { input = '', place_id: placeId }: Readonly<Record<string, string>>): unknown {
  if (path.endsWith('/autocomplete')) return { predictions: world.places[input] ?? [] };
  if (path.endsWith('/details')) return placeId === 'bergen' ? BERGEN_DETAILS : aPlaceDetails();
  return world.pickupPoints.map((name) => ({ name }));
}

export const fakeApiGet: typeof apiGet = (path, schema, { searchParams = {} }) => {
  calls.push({ to: path, variables: searchParams });
  return Promise.resolve(ok(parse(schema, answerOf(path, searchParams))));
};

/** Rejects where the channel is down, as the real one does. */
export const fakeChannelQuery: typeof channelQuery = async (name, _document, variables, schema) => {
  calls.push({ to: name, variables });
  const { methods, shops, times } = world;
  const isDown = (name === 'deliveryMethods' && !methods) || (name === 'productsAvailabilityShops' && !shops);
  if (isDown) return Promise.reject(new Error('the channel is down'));
  const sent = methods && toWire(deliveryMethodsSchema, { deliveryMethods: [...methods] });
  return ok(parse(schema, { ...sent, productsDeliveryTime: times, productsAvailabilityShops: shops }));
};
