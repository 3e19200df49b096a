import type { PageOwner } from '../open-pages';

interface OwnerTexts {
  readonly name: string;
  /** Lead of a page that is not written here. */
  readonly standIn: string;
}

const owners: Readonly<Record<PageOwner, OwnerTexts>> = {
  'open-pages': {
    name: 'Fjell',
    standIn: 'Vi skriver om denne siden. Kundeservice svarer på det du lurer på.',
  },
  'my-pages': {
    name: 'Min Side',
    standIn: 'Min Side er et eget system hos operatøren, og er ikke koblet til her.',
  },
  'business-portal': {
    name: 'Bedriftsportaler',
    standIn: 'Bedriftsportalene er egne systemer hos operatøren, og er ikke koblet til her.',
  },
  retailer: {
    name: 'Forhandler',
    standIn: 'Forhandlerløsningen er et eget system hos operatøren, og er ikke koblet til her.',
  },
};

export const texts = {
  cookies: {
    caption: 'Det vi lagrer i nettleseren',
    head: ['Navn', 'Hva den gjør', 'Formål'],
    purposes: {
      necessary: 'Nødvendig',
      statistics: 'Statistikk, bare hvis du sier ja',
      marketing: 'Tilpasset innhold og markedsføring, bare hvis du sier ja',
    },
  },
  siteName: 'Fjell',
  owners,
  related: 'Les også',
  trail: 'Brødsmuler',
  home: 'Hjem',
  skip: 'Hopp til innhold',
  skipArea: 'Hurtigvalg',
  unavailable: 'Siden kan ikke vises akkurat nå',
  notFound: 'Siden finnes ikke',
  notBuilt: 'Eksempelet er ikke bygd ennå',
  toBuild: 'Slik bygger du det',
  toFrontPage: 'Til forsiden',
} as const;
