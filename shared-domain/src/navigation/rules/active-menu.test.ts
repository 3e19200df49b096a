import { aNavigation } from '../testing';
import { activeMenu } from './active-menu';

const [privat, bedrift] = aNavigation().domains;
if (!privat || !bedrift) throw new Error('The builder makes domains');

test.each([
  [privat, '/mobiltelefoner/aurora/', 'Nettbutikk'],
  [privat, '/tilbehor/', 'Nettbutikk'],
  [privat, '/mobilabonnement/priser/', 'Mobilabonnement'],
  [privat, '/', undefined],
  [privat, '/bedrift/mobiltelefoner/', undefined],
  [bedrift, '/bedrift/mobiltelefoner/aurora/', 'Nettbutikk'],
  [bedrift, '/bedrift/', undefined],
])('[F2.1-11] the active sub-menu (%#)', (domain, pathname, name) => {
  expect(activeMenu(domain, pathname)?.name).toBe(name);
});
