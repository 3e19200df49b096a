import { menu, open, shop } from '../link';

/** Mobile subscriptions and help with them (F2.2-15). */
export const subscriptionsMenu = menu(
  'Mobilabonnement',
  '/mobilabonnement/',
  [
    ...shop([
      ['Alle mobilabonnement', '/mobilabonnement/'],
      ['Ubegrenset data', '/mobilabonnement/ubegrenset-data/'],
      ['Familie', '/mobilabonnement/familie/'],
      ['Barn', '/mobilabonnement/barn/'],
      ['Kontantkort', '/mobilabonnement/kontantkort/'],
    ]),
    ...open([['Lad kontantkort', '/mobilabonnement/kontantkort/lade/']]),
    ...shop([
      ['Pakketilbud', '/mobilabonnement/pakketilbud/'],
      ['Priser', '/mobilabonnement/priser/'],
    ]),
    ...open([
      ['Hjelp', '/mobilabonnement/hjelp/'],
      ['SIM-kort', '/mobilabonnement/sim-kort/'],
      ['Bruk i utlandet', '/mobilabonnement/utland/'],
      ['Data og datapakker', '/mobilabonnement/data-og-datapakker/'],
      ['Bytt eier', '/mobilabonnement/hjelp/bytte-eier/'],
      ['Faktura for mobil', '/mobilabonnement/hjelp/faktura/faktura-mobil/'],
      ['Trygghetstjenester', '/trygghet/tjenester/'],
    ]),
  ],
  'web-shop',
);
