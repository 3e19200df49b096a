import { menu, open, shop } from '../link';

/** F2.2-14. */
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
    ]),
    ...open([
      ['Pakketilbud', '/mobilabonnement/pakketilbud/'],
      ['Varemerker', '/varemerker/'],
      ['Hjelp til abonnement', '/mobilabonnement/hjelp/'],
      ['Aurora 5-serien', '/varemerker/aurora/aurora-5/'],
      ['Aurora 4-serien', '/varemerker/aurora/aurora-4/'],
      ['Tindra X2-serien', '/varemerker/tindra/tindra-x2/'],
      ['Polaris 8-serien', '/varemerker/polaris/polaris-8/'],
    ]),
    ...shop([['Like Fin (brukte mobiler)', '/mobiltelefoner/like-fin/']]),
    ...open([
      ['Mobil med abonnement', '/mobilabonnement/mobil-med-abonnement/'],
      ['Mobilforsikring', '/trygghet/tjenester/mobilforsikring/'],
    ]),
  ],
  'web-shop',
);
