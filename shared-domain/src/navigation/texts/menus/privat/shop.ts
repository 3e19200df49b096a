import { menu, open, shop } from '../link';

/** The shop’s lists and brand pages (F2.2-14). */
export const shopMenu = menu(
  'Nettbutikk',
  '/mobiltelefoner/',
  [
    ...shop([
      ['Mobiltelefoner', '/mobiltelefoner/'],
      ['Smartklokker', '/smartklokker/'],
      ['Nettbrett', '/nettbrett/'],
      ['Tilbehør', '/tilbehor/'],
      ['Rutere', '/rutere/'],
      ['Smarthjem', '/smarthjem/'],
      ['Pakketilbud', '/mobilabonnement/pakketilbud/'],
    ]),
    ...open([
      ['Varemerker', '/varemerker/'],
      ['Hjelp til abonnement', '/mobilabonnement/hjelp/'],
      ['iPhone 17-serien', '/varemerker/apple/iphone-17/'],
      ['iPhone 16-serien', '/varemerker/apple/iphone-16/'],
      ['Galaxy S25-serien', '/varemerker/samsung/galaxy-s25/'],
      ['Pixel 10-serien', '/varemerker/google/pixel-10/'],
    ]),
    ...shop([['Like Fin (brukte mobiler)', '/mobiltelefoner/like-fin/']]),
    ...open([
      ['Mobil med abonnement', '/mobilabonnement/mobil-med-abonnement/'],
      ['Mobilforsikring', '/trygghet/tjenester/mobilforsikring/'],
    ]),
  ],
  'web-shop',
);
