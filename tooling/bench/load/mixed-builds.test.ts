import { mixedBuilds } from './mixed-builds.mjs';

const ONE = '000000000001';
const TWO = '000000000002';
const page = (region: string, script: string) =>
  `<div data-slot="page" data-remote="mfe-pdp" data-build="${region}"></div><script src="/remotes/mfe-pdp/${script}/remoteEntry.js"></script>`;

test('a page whose regions and files are of the builds that its answer names is whole', () => {
  expect(mixedBuilds(page(ONE, ONE), `mfe-pdp@${ONE},mfe-cart@${TWO}`)).toEqual([]);
});

test.each([
  ['a file', page(ONE, TWO)],
  ['a region', page(TWO, ONE)],
])('%s of another build is found', (_what, html) => {
  expect(mixedBuilds(html, `mfe-pdp@${ONE}`)).toEqual([`mfe-pdp@${TWO}`]);
});
