import { type Change, merge } from '../../testing/merge';
import { crumbName } from '../testing/crumb-name';
import { listBreadcrumbs, type ListTrail } from './list-breadcrumbs';

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
