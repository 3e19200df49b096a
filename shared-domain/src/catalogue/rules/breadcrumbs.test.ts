import { type Change, merge } from '../../testing/merge';
import { crumbName } from '../testing/list-builders';
import { listBreadcrumbs, type ListTrail, productBreadcrumbs, type ProductTrail } from './breadcrumbs';

describe('list breadcrumbs', () => {
  const trail = (change: Change<ListTrail>): string =>
    listBreadcrumbs(
      merge<ListTrail>(
        { listType: 'HANDSET_LIST', realm: 'B2C', listPath: '/l/', currentPath: '/l/', productName: 'Aurora' },
        change,
      ),
    )
      .map((crumb) => `${crumbName(crumb)} ${crumb.href}`)
      .join(' > ');

  test.each([
    ['[F2.8-17]', {}, 'home / > HANDSET_LIST /l/'],
    ['[F2.8-18]', { realm: 'B2B' }, 'home / > business /bedrift/ > HANDSET_LIST /l/'],
    [
      '[F2.8-17, F2.8-18]',
      { realm: 'UKKO', ukkoRoot: 'https://avtale.example/' },
      'home https://avtale.example/ > deviceAgreement /bedrift/utstyrsavtale/mobiltelefoner/ > HANDSET_LIST /l/',
    ],
    ['[F2.8-18, P2-21]', { currentPath: '/l/aurora/' }, 'home / > HANDSET_LIST /l/ > Aurora /l/aurora/'],
    [
      '[F2.8-19]',
      { listType: 'HANDSET-PREOWNED_LIST', currentPath: '/l/a/' },
      'home / > HANDSET_LIST /mobiltelefoner/ > HANDSET-PREOWNED_LIST /l/ > Aurora /l/a/',
    ],
    ['[F2.8-20]', { listType: 'TABLET_LIST' }, 'home / > TABLET_LIST /l/'],
    ['[F2.8-20]', { listType: 'MODEM_LIST' }, 'home / > MODEM_LIST /l/'],
    ['[F2.8-20]', { listType: 'WEARABLE_LIST' }, 'home / > WEARABLE_LIST /l/'],
    ['[F2.8-20]', { listType: 'CONNECTED_DEVICE_LIST' }, 'home / > CONNECTED_DEVICE_LIST /l/'],
    ['[F2.8-20]', { listType: 'ACCESSORY_LIST' }, 'home / > ACCESSORY_LIST /l/'],
    ['[F2.8-17]', { ukkoRoot: 'https://avtale.example/' }, 'home / > HANDSET_LIST /l/'],
    [
      '[F2.8-19]',
      { listType: 'HANDSET-PREOWNED_LIST', realm: 'B2B' },
      'home / > HANDSET_LIST /mobiltelefoner/ > HANDSET-PREOWNED_LIST /l/',
    ],
    [
      '[F2.8-17]',
      { realm: 'UKKO' },
      'home / > deviceAgreement /bedrift/utstyrsavtale/mobiltelefoner/ > HANDSET_LIST /l/',
    ],
    ['[F2.8-18]', { currentPath: '/l/x/', productName: undefined }, 'home / > HANDSET_LIST /l/'],
  ] as const)('%s the trail of a list: %j', (_, change, expected) => {
    expect(trail(change)).toBe(expected);
  });
});

describe('product breadcrumbs', () => {
  const names = (change: Partial<ProductTrail>): string => crumbs(change).map(crumbName).join(' > ');
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
    ['[P2-14]', {}, 'home > HANDSET_LIST > Aurora > Aurora 5'],
    ['[P2-14]', { realm: 'B2B' }, 'home > business > HANDSET_LIST > Aurora > Aurora 5'],
    ['[P2-14]', { realm: 'UKKO' }, 'home > deviceAgreement > HANDSET_LIST > Aurora 5'],
    [
      '[P2-15]',
      { type: 'HANDSET-PREOWNED', subType: 'PREOWNED' },
      'home > HANDSET_LIST > HANDSET-PREOWNED_LIST > Aurora > Aurora 5',
    ],
    [
      '[P2-15]',
      { type: 'HANDSET', subType: 'PREOWNED' },
      'home > HANDSET_LIST > HANDSET-PREOWNED_LIST > Aurora > Aurora 5',
    ],
    ['[P2-16]', { type: 'TABLET', realm: 'B2B' }, 'home > TABLET_LIST > Aurora > Aurora 5'],
    ['[P2-16]', { type: 'TABLET' }, 'home > TABLET_LIST > Aurora > Aurora 5'],
    ['[P2-16]', { type: 'TABLET', realm: 'UKKO' }, 'home > deviceAgreement > TABLET_LIST'],
    ['[P2-16]', { type: 'TABLET', subType: 'PREOWNED' }, 'home > TABLET_LIST > Aurora > Aurora 5'],
    ['[P2-19]', { type: 'CONNECTED_DEVICE', subType: 'OTHER' }, 'home > CONNECTED_DEVICE_LIST > Aurora 5'],
    ['[P2-17]', { type: 'MODEM' }, 'home > MODEM_LIST > Aurora 5'],
    ['[P2-18]', { type: 'WEARABLE' }, 'home > WEARABLE_LIST > Aurora > Aurora 5'],
    ['[P2-19]', { type: 'CONNECTED_DEVICE' }, 'home > CONNECTED_DEVICE_LIST > Aurora 5'],
    ['[P2-20]', { type: 'ACCESSORY', subType: 'COVER' }, 'home > ACCESSORY_LIST > COVER > Aurora > Aurora 5'],
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
    ['[P2-16]', { type: 'TABLET', realm: 'B2B' }, '/ /bedrift/nettbrett/ /bedrift/nettbrett/aurora/ /x/'],
    [
      '[P2-18, P2-22]',
      { type: 'WEARABLE', realm: 'UKKO', ukkoRoot: 'https://avtale.example/' },
      'https://avtale.example/ /bedrift/utstyrsavtale/smartklokker/ /bedrift/utstyrsavtale/smartklokker/aurora/ /x/',
    ],
    ['[P2-17]', { type: 'MODEM', realm: 'B2B' }, '/ /bedrift/rutere/ /x/'],
    ['[P2-20]', { type: 'ACCESSORY', subType: 'COVER' }, '/ /tilbehor/ /tilbehor/deksler/ /tilbehor/aurora/ /x/'],
    ['[P2-20]', { type: 'ACCESSORY', subType: 'OUTLET' }, '/ /tilbehor/ /tilbehor/annet/ /tilbehor/aurora/ /x/'],
    ['[P2-20]', { type: 'ACCESSORY', subType: 'SPEAKER' }, '/ /tilbehor/ /tilbehor/hoyttalere/ /tilbehor/aurora/ /x/'],
    [
      '[P2-20]',
      { type: 'ACCESSORY', subType: 'SPEAKER', realm: 'B2B' },
      '/ /bedrift/tilbehor/ /bedrift/tilbehor/?kategori=hoeyttalere /bedrift/tilbehor/aurora/ /x/',
    ],
    ['[P2-20]', { type: 'ACCESSORY', subType: 'HATT' }, '/ /tilbehor/ /tilbehor/aurora/ /x/'],
  ] as const)('%s where the crumbs of %j lead', (_, change, expected) => {
    expect(hrefs(change)).toBe(expected);
  });
});
