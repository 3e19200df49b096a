import type { Shop } from '../model';

/** Way to a shop in the visitor's maps: an address that apps and browsers open alike (P2-36). */
export const getHereHref = ({ lat, lng }: Pick<Shop, 'lat' | 'lng'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** 'Vis vei til Fjell Storo': the link's own name, also for who only hears it (P2-36). */
export const getHereText = ({ name }: Pick<Shop, 'name'>): string => `Vis vei til ${name}`;
