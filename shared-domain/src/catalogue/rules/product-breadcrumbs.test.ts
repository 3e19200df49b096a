import { productBreadcrumbs, type ProductTrail } from './product-breadcrumbs';

const names = (change: Partial<ProductTrail>): string => crumbs(change).map(({ name }) => name).join(' > ');
const crumbs = (change: Partial<ProductTrail>) =>
  productBreadcrumbs({ type: 'HANDSET', subType: 'NEW', realm: 'B2C', brand: 'Aurora', brandSlug: 'aurora', name: 'Aurora 5', href: '/x/', ...change });

test.each([
  ['P2-14', {}, 'Forsiden > Mobiltelefoner > Aurora > Aurora 5'],
  ['P2-14', { realm: 'B2B' }, 'Forsiden > Bedrift > Mobiltelefoner > Aurora > Aurora 5'],
  ['P2-14', { realm: 'UKKO' }, 'Forsiden > Utstyrsavtale > Mobiltelefoner > Aurora 5'],
  ['P2-15', { type: 'HANDSET-PREOWNED', subType: 'PREOWNED' }, 'Forsiden > Mobiltelefoner > Like Fin > Aurora > Aurora 5'],
  ['P2-16', { type: 'TABLET' }, 'Forsiden > Nettbrett > Aurora > Aurora 5'],
  ['P2-16', { type: 'TABLET', realm: 'UKKO' }, 'Forsiden > Utstyrsavtale > Nettbrett'],
  ['P2-17', { type: 'MODEM' }, 'Forsiden > Rutere > Aurora 5'],
  ['P2-18', { type: 'WEARABLE' }, 'Forsiden > Smartklokker > Aurora > Aurora 5'],
  ['P2-19', { type: 'CONNECTED_DEVICE' }, 'Forsiden > Smarthjem > Aurora 5'],
  ['P2-20', { type: 'ACCESSORY', subType: 'COVER' }, 'Forsiden > Tilbehør > Deksler > Aurora > Aurora 5'],
] as const)('[%s] the trail of a product: %j', (_, change, expected) => {
  expect(names(change)).toBe(expected);
});

test('[P2-14, P2-15, P2-20, P2-22] where the crumbs lead', () => {
  expect(crumbs({ realm: 'B2B' }).map(({ href }) => href)).toEqual(['/', '/bedrift/', '/bedrift/mobiltelefoner/', '/bedrift/mobiltelefoner/aurora/', '/x/']);
  expect(crumbs({ realm: 'UKKO', ukkoRoot: 'https://avtale.example/' }).slice(0, 2).map(({ href }) => href)).toEqual(['https://avtale.example/', '/bedrift/utstyrsavtale/mobiltelefoner']);
  expect(crumbs({ type: 'HANDSET-PREOWNED' })[2]?.href).toBe('/mobiltelefoner/like-fin/');
  expect(crumbs({ type: 'ACCESSORY', subType: 'COVER' })[2]?.href).toBe('/tilbehor/');
});
