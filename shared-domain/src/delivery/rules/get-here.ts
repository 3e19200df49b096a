import type { DeliveryText, Shop } from '../model';

/** Directions to a shop in the visitor's maps: an address that apps and browsers open alike (P2-36). */
export const getHereHref = ({ lat, lng }: Pick<Shop, 'lat' | 'lng'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** 'Vis vei til Fjell Storo': names the shop, so that screen readers tell the links apart (P2-36). */
export const getHereText = ({ name }: Pick<Shop, 'name'>): DeliveryText => ({ key: 'wayToShop', values: { name } });
