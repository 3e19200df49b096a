import { type Change, merge } from '../../testing/merge';
import { listBreadcrumbs, type ListTrail } from './list-breadcrumbs';

const trail = (change: Change<ListTrail>): string =>
  listBreadcrumbs(
    merge<ListTrail>(
      { listType: 'HANDSET_LIST', realm: 'B2C', listPath: '/l/', currentPath: '/l/', productName: 'Aurora' },
      change,
    ),
  )
    .map(({ name, href }) => `${name} ${href}`)
    .join(' > ');

test.each([
  ['[F2.8-17]', {}, 'Forsiden / > Mobiltelefoner /l/'],
  ['[F2.8-18]', { realm: 'B2B' }, 'Forsiden / > Bedrift /bedrift/ > Mobiltelefoner /l/'],
  [
    '[F2.8-17, F2.8-18]',
    { realm: 'UKKO', ukkoRoot: 'https://avtale.example/' },
    'Forsiden https://avtale.example/ > Utstyrsavtale /bedrift/utstyrsavtale/mobiltelefoner/ > Mobiltelefoner /l/',
  ],
  ['[F2.8-18, P2-21]', { currentPath: '/l/aurora/' }, 'Forsiden / > Mobiltelefoner /l/ > Aurora /l/aurora/'],
  [
    '[F2.8-19]',
    { listType: 'HANDSET-PREOWNED_LIST', currentPath: '/l/a/' },
    'Forsiden / > Mobiltelefoner /mobiltelefoner/ > Like Fin /l/ > Aurora /l/a/',
  ],
  ['[F2.8-20]', { listType: 'TABLET_LIST' }, 'Forsiden / > Nettbrett /l/'],
  ['[F2.8-20]', { listType: 'MODEM_LIST' }, 'Forsiden / > Rutere /l/'],
  ['[F2.8-20]', { listType: 'WEARABLE_LIST' }, 'Forsiden / > Smartklokker /l/'],
  ['[F2.8-20]', { listType: 'CONNECTED_DEVICE_LIST' }, 'Forsiden / > Smarthjem /l/'],
  ['[F2.8-20]', { listType: 'ACCESSORY_LIST' }, 'Forsiden / > Tilbehør /l/'],
  ['[F2.8-17]', { ukkoRoot: 'https://avtale.example/' }, 'Forsiden / > Mobiltelefoner /l/'],
  [
    '[F2.8-19]',
    { listType: 'HANDSET-PREOWNED_LIST', realm: 'B2B' },
    'Forsiden / > Mobiltelefoner /mobiltelefoner/ > Like Fin /l/',
  ],
  [
    '[F2.8-17]',
    { realm: 'UKKO' },
    'Forsiden / > Utstyrsavtale /bedrift/utstyrsavtale/mobiltelefoner/ > Mobiltelefoner /l/',
  ],
  ['[F2.8-18]', { currentPath: '/l/x/', productName: undefined }, 'Forsiden / > Mobiltelefoner /l/'],
] as const)('%s the trail of a list: %j', (_, change, expected) => {
  expect(trail(change)).toBe(expected);
});
