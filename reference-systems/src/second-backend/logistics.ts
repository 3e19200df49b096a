import { readFileSync } from 'node:fs';
import { join } from 'node:path';
/** The capabilities «delivery» and «channel»: one warehouse that sends to every postcode, and one shop. */
import { buildSchema, graphql } from 'graphql';
import { packageFolder } from '../folders';
import { articleOf } from './register';

const DAY_MS = 86_400_000;
const METHODS = [
  { type: 'PICK_UP_POINT', label: 'Hentested', description: 'Hent pakken i nærheten', price: 49 },
  { type: 'CARRYON_DOOR', label: 'Hjem', description: 'Levert på døren', price: 129 },
];
const SHOP = {
  code: '1',
  name: 'Butikken i Skippergata',
  street: 'Skippergata 1',
  zip: '0152',
  city: 'Oslo',
  lat: 59.9103,
  lng: 10.7468,
  contactNumber: '22000000',
  open: [{ days: 'Mandag–fredag', hours: '10–18' }],
};
const schema = buildSchema(readFileSync(join(packageFolder(), '../shop-api/channel.graphql'), 'utf8'));
const known = (skus: string) => skus.split(',').flatMap((sku) => articleOf(sku) ?? []);

const rootOf = (nowMs: number) => ({
  productsAvailability: ({ skus }: { readonly skus: string }) =>
    known(skus).map(({ no, onShelf, launched }) => ({
      productCode: no,
      dcQtyAvailable: onShelf,
      availabilityStatus: {
        info: onShelf > 0 ? 'På lager' : 'Ikke på lager',
        shouldAppearInShop: true,
        sellable: onShelf > 0,
      },
      statuses: [
        {
          name: onShelf > 0 ? 'Sellable' : 'NonSellable',
          timestamp: Date.parse(launched),
          timestampIso: `${launched}T00:00:00Z`,
        },
      ],
    })),
  productsAvailabilityShops: ({ skus }: { readonly skus: string }) => {
    const scarcest = Math.min(...known(skus).map(({ onShelf }) => onShelf));
    return [
      {
        ...SHOP,
        quantity: Number.isFinite(scarcest) ? Math.floor(scarcest / 2) : 0,
        lastUpdate: new Date(nowMs).toISOString(),
      },
    ];
  },
  deliveryMethods: () => METHODS,
  productsDeliveryTime: ({ deliveryCodes }: { readonly deliveryCodes: readonly string[] }) =>
    deliveryCodes.map((deliveryCode) => ({
      deliveryCode,
      estimatedDeliveryDate: new Date(nowMs + 2 * DAY_MS).toISOString().slice(0, 10),
    })),
});

export interface ChannelRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export const answerChannel = ({ query, variables }: ChannelRequest, nowMs: number) =>
  graphql({ schema, source: query, rootValue: rootOf(nowMs), variableValues: variables ?? {} });

/** Every postcode is Oslo to this operator: it has no map. */
export const predictions = (input: string) => ({
  predictions: /^\d{4}$/.test(input)
    ? [{ place_id: input, description: `${input} Oslo, Norge`, types: ['postal_code'] }]
    : [],
});
export const place = (postcode: string) => ({
  geometry: { location: { lat: SHOP.lat, lng: SHOP.lng } },
  address_components: [
    { short_name: postcode, types: ['postal_code'] },
    { short_name: 'Oslo', types: ['postal_town'] },
  ],
});
export const pickupPoints = () => [{ id: '1', name: 'Kiosken i Skippergata' }];
