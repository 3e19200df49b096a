const SECTIONS = {
  youth: { title: 'Til deg under 30', lead: 'Mer data for pengene fram til du fyller 30.' },
  ordinary: {
    title: 'Til deg',
    lead: 'For deg som vet omtrent hvor mye data du bruker, eller vil ha med strømming.',
  },
  junior: { title: 'Barn og ungdom', lead: 'Trygge abonnement til den første telefonen og til klokka.' },
  watch: { title: 'Smartklokke', lead: 'Ring og hør musikk fra klokka, også når mobilen ligger hjemme.' },
  broadband: { title: 'Mobilt bredbånd', lead: 'Internett til ruteren, nettbrettet og hytta.' },
  prepaid: { title: 'Kontantkort', lead: 'Betal på forskudd, uten regning og uten bindingstid.' },
  'try-buy': { title: 'Prøv oss først', lead: 'Behold operatøren du har mens du prøver nettet vårt.' },
} as const;

export const texts = {
  customerUnknown: 'Vi får ikke hentet abonnementene dine. Prisene gjelder et nytt abonnement.',
  yearlyOffer: 'Få lavere pris med 12 md. avtaletid',
  guideOffer: 'Hjelp meg å velge',
  seePlans: 'Se alle abonnement',
  internet: 'Internett',
  business: 'Bedrift',
  home: 'Forsiden',
  under30: 'Jeg er under 30',
  under30Detail: 'Vis ungdomspriser',
  onlyUnder30: 'Bare ung og junior',
  onlyUnder30Detail: 'Skjul de andre abonnementene',
  showPlans: 'Vis abonnement',
  pages: 'Abonnement',
  sections: SECTIONS,
  businessSections: {
    ...SECTIONS,
    ordinary: {
      title: 'Til ansatte',
      lead: 'Ubegrenset data eller fast datamengde, alle nummer på én faktura. Priser (ekskl. mva.).',
    },
    watch: {
      title: 'Smartklokke',
      lead: 'Ring og svar fra klokka med samme nummer som mobilen. Priser (ekskl. mva.).',
    },
    broadband: { title: 'Mobilt bredbånd', lead: 'Nett på byggeplassen, standen og i bilen. Priser (ekskl. mva.).' },
  },
  withMaxPlus: (speedName: string) => `${speedName} med Max Pluss`,
  addToCart: 'Legg i handlekurv',
  added: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
  moreHeading: 'Flere abonnement',
  emptyHeading: 'Ingen abonnement å vise',
  emptyBody: 'Slå av filteret for å se alle abonnementene.',
} as const;
