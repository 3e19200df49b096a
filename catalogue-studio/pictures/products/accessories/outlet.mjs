import { PHONES } from './phones.mjs';

const { w, h, r, opening } = PHONES['iphone-16'];

/** Lines that have ended. */
export const OUTLET = [
  { slug: 'shokz-openrun', kind: 'neckband', colours: { svart: { back: '#2b2c2f' } } },
  {
    slug: 'apple-silikondeksel-iphone-16',
    kind: 'cover',
    w,
    h,
    r,
    opening,
    colours: { steingraa: { back: '#8b867e' }, fuchsia: { back: '#b8496f' } },
  },
  {
    slug: 'galaxy-buds-fe',
    kind: 'earbuds',
    stem: false,
    box: { w: 50, h: 50, t: 28, r: 12 },
    colours: { grafitt: { back: '#4b4d52' }, hvit: { back: '#dcdddf' } },
  },
  {
    slug: 'noedlader-5000-steingraa',
    kind: 'charger',
    shape: 'bank',
    size: { w: 62, h: 94, t: 12 },
    colours: { steingraa: { back: '#8d9096' } },
  },
  {
    slug: 'jbl-go-3',
    kind: 'speaker',
    shape: 'block',
    size: { w: 87, h: 75, d: 41, r: 12 },
    frameMm: 150,
    colours: { groenn: { back: '#3f6b60', frame: '#c06f4e' } },
  },
];
