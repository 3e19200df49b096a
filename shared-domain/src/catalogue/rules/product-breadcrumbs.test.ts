import { productBreadcrumbs, type ProductTrail } from './product-breadcrumbs';

const names = (change: Partial<ProductTrail>): string =>
  crumbs(change)
    .map(({ name }) => name)
    .join(' > ');
const crumbs = (change: Partial<ProductTrail>) =>
  productBreadcrumbs({
    type: 'HANDSET',
    subType: 'NEW',
    realm: 'B2C',
    brand: 'Aurora',
    brandSlug: 'aurora',
    name: 'Aurora 5',
    href: '/x/',
    ...change,
  });

test.each([
  ['[P2-14]', {}, 'Forsiden > Mobiltelefoner > Aurora > Aurora 5'],
  ['[P2-14]', { realm: 'B2B' }, 'Forsiden > Bedrift > Mobiltelefoner > Aurora > Aurora 5'],
  ['[P2-14]', { realm: 'UKKO' }, 'Forsiden > Utstyrsavtale > Mobiltelefoner > Aurora 5'],
  [
    '[P2-15]',
    { type: 'HANDSET-PREOWNED', subType: 'PREOWNED' },
    'Forsiden > Mobiltelefoner > Like Fin > Aurora > Aurora 5',
  ],
  ['[P2-15]', { type: 'HANDSET', subType: 'PREOWNED' }, 'Forsiden > Mobiltelefoner > Like Fin > Aurora > Aurora 5'],
  ['[P2-16]', { type: 'TABLET', realm: 'B2B' }, 'Forsiden > Nettbrett > Aurora > Aurora 5'],
  ['[P2-16]', { type: 'TABLET' }, 'Forsiden > Nettbrett > Aurora > Aurora 5'],
  ['[P2-16]', { type: 'TABLET', realm: 'UKKO' }, 'Forsiden > Utstyrsavtale > Nettbrett'],
  ['[P2-16]', { type: 'TABLET', subType: 'PREOWNED' }, 'Forsiden > Nettbrett > Aurora > Aurora 5'],
  ['[P2-19]', { type: 'CONNECTED_DEVICE', subType: 'OTHER' }, 'Forsiden > Smarthjem > Aurora 5'],
  ['[P2-17]', { type: 'MODEM' }, 'Forsiden > Rutere > Aurora 5'],
  ['[P2-18]', { type: 'WEARABLE' }, 'Forsiden > Smartklokker > Aurora > Aurora 5'],
  ['[P2-19]', { type: 'CONNECTED_DEVICE' }, 'Forsiden > Smarthjem > Aurora 5'],
  ['[P2-20]', { type: 'ACCESSORY', subType: 'COVER' }, 'Forsiden > Tilbehør > Deksler > Aurora > Aurora 5'],
] as const)('%s the trail of a product: %j', (_, change, expected) => {
  expect(names(change)).toBe(expected);
});

const hrefs = (change: Partial<ProductTrail>): string =>
  crumbs(change)
    .map(({ href }) => href)
    .join(' ');

test.each([
  ['[P2-14]', { realm: 'B2B' }, '/ /bedrift/ /bedrift/mobiltelefoner/ /bedrift/mobiltelefoner/aurora/ /x/'],
  [
    '[P2-14, P2-22]',
    { realm: 'UKKO', ukkoRoot: 'https://avtale.example/' },
    'https://avtale.example/ /bedrift/utstyrsavtale/mobiltelefoner/ /bedrift/utstyrsavtale/mobiltelefoner/ /x/',
  ],
  [
    '[P2-15]',
    { type: 'HANDSET-PREOWNED' },
    '/ /mobiltelefoner/ /mobiltelefoner/like-fin/ /mobiltelefoner/like-fin/aurora/ /x/',
  ],
  [
    '[P2-16, P2-22]',
    { type: 'TABLET', realm: 'UKKO', ukkoRoot: 'https://avtale.example/' },
    'https://avtale.example/ /bedrift/utstyrsavtale/nettbrett/ /bedrift/utstyrsavtale/nettbrett/',
  ],
  ['[P2-16]', { type: 'TABLET', realm: 'B2B' }, '/ /nettbrett/ /nettbrett/aurora/ /x/'],
  [
    '[P2-18, P2-22]',
    { type: 'WEARABLE', realm: 'UKKO', ukkoRoot: 'https://avtale.example/' },
    'https://avtale.example/ /smartklokker/ /smartklokker/aurora/ /x/',
  ],
  ['[P2-17]', { type: 'MODEM', realm: 'B2B' }, '/ /rutere/ /x/'],
  ['[P2-20]', { type: 'ACCESSORY', subType: 'COVER' }, '/ /tilbehor/ /tilbehor/ /tilbehor/aurora/ /x/'],
  ['[P2-20]', { type: 'ACCESSORY', subType: 'HATT' }, '/ /tilbehor/ /tilbehor/aurora/ /x/'],
] as const)('%s where the crumbs of %j lead', (_, change, expected) => {
  expect(hrefs(change)).toBe(expected);
});
