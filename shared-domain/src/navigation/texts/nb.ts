import type { Realm } from '../../contracts/realm';
import { textFunction } from '../../kernel';
import type { NavigationText } from '../model';

/** Bokmål texts of the navigation. */
export const navigationText = textFunction<NavigationText>({ equipmentAgreement: 'Utstyrsavtale' });

export interface DefaultHead {
  readonly title: string;
  readonly description: string;
}

interface HeadTexts {
  readonly title: (brand: string) => string;
  readonly description: string;
}

/** F9.15-9. Descriptions fit into the about 160 characters that search engines show. */
const HEADS: Readonly<Record<Realm, HeadTexts>> = {
  B2C: {
    title: (brand) => `${brand} – mobiltelefoner, abonnement og tilbehør`,
    description:
      'Kjøp mobiltelefon med delbetaling uten renter, velg mobilabonnement med ubegrenset data, og få varene levert hjem eller hent i butikk.',
  },
  B2B: {
    title: (brand) => `${brand} Bedrift – mobiltelefoner og abonnement til bedriften`,
    description:
      'Mobiltelefoner, mobilabonnement og tilbehør til ansatte i store og små bedrifter. Se priser uten mva. og bestill på nett.',
  },
  UKKO: {
    title: (brand) => `${brand} Utstyrsavtale – mobiltelefoner og nettbrett på avtale`,
    description:
      'Velg mobiltelefon eller nettbrett på bedriftens utstyrsavtale, med avtaletid på 12, 24 eller 36 måneder.',
  },
};

/** Title and description of a page without its own, per realm (F9.15-9). */
export const defaultHead = (realm: Realm, brand: string): DefaultHead => ({
  title: HEADS[realm].title(brand),
  description: HEADS[realm].description,
});
