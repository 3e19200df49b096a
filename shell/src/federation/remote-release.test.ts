import { toReleases } from './remote-release';

test('the browser gets the routes of each remote without the caching rules', () => {
  const route = {
    id: 'product',
    expose: './page',
    paths: ['/mobiltelefoner/:model/'],
    searchParams: ['so'],
    reloadOn: [],
  };
  const { 'mfe-pdp': release } = toReleases([
    {
      remote: 'mfe-pdp',
      build: '0123456789ab',
      remoteEntry: 'sha256-a',
      routes: [{ ...route, uncachedParams: ['so'], browserParams: ['so'], paramForms: { so: 'word' } }],
      slots: {},
    },
  ]);
  expect(release).toEqual({ build: '0123456789ab', remoteEntry: 'sha256-a', routes: [route], slots: {} });
});
