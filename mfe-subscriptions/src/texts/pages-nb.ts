interface PageTexts {
  readonly heading: string;
  readonly lead: string;
  /** F9.15-9, without the brand. */
  readonly title: string;
  readonly description: (brand: string) => string;
  /** In the breadcrumb trail. */
  readonly crumb: string;
  /** In the row of pages. */
  readonly chip: string;
}

/** Head and heading of each page. */
export const pageTexts = {
  all: {
    heading: 'Mobilabonnement',
    lead: 'Ubegrenset data eller akkurat det du trenger. Behold nummeret, så ordner vi flyttingen.',
    title: 'Mobilabonnement: ubegrenset data, junior og ung',
    description: (brand) =>
      `Sammenlign mobilabonnementene fra ${brand}: ubegrenset data, fast datamengde og abonnement for barn og ungdom. Ingen bindingstid.`,
    crumb: 'Mobilabonnement',
    chip: 'Alle',
  },
  unlimited: {
    heading: 'Ubegrenset data',
    lead: 'Bruk så mye du vil, til fast pris hver måned. Du velger selv hvor fort det skal gå.',
    title: 'Mobilabonnement med ubegrenset data',
    description: (brand) =>
      `Ubegrenset data fra ${brand}: velg hastighet fra 10 til 1000 Mbit/s, med 5G, skylagring og bruk i EU og EØS. Ingen bindingstid.`,
    crumb: 'Ubegrenset data',
    chip: 'Ubegrenset data',
  },
  children: {
    heading: 'Mobilabonnement til barn',
    lead: 'Trygge abonnement til den første telefonen og til klokka. Du bestemmer hvor mye og til hva.',
    title: 'Mobilabonnement til barn og barneklokke',
    description: (brand) =>
      `Junior, Smart Barn og barneklokke fra ${brand}: fast pris, nettfilter og ingen overraskelser på regningen. Ingen bindingstid.`,
    crumb: 'Barn',
    chip: 'Barn',
  },
  prepaid: {
    heading: 'Kontantkort',
    lead: 'Betal på forskudd, uten regning og uten bindingstid. Fyll på når du trenger det.',
    title: 'Kontantkort uten bindingstid',
    description: (brand) =>
      `Kontantkort fra ${brand}: data, tale og SMS i 30 dager til fast pris, uten regning og uten bindingstid. Fyll på i appen.`,
    crumb: 'Kontantkort',
    chip: 'Kontantkort',
  },
  broadband: {
    heading: 'Mobilt bredbånd',
    lead: 'Internett til ruteren, nettbrettet og hytta, også der det ikke er fiber.',
    title: 'Mobilt bredbånd til hjemmet og hytta',
    description: (brand) =>
      `Mobilt bredbånd fra ${brand}: 50 GB, 200 GB eller ubegrenset data. Se pris per måned og minste totalpris for bindingstiden.`,
    crumb: 'Mobilt bredbånd',
    chip: 'Mobilt bredbånd',
  },
  business: {
    heading: 'Mobilabonnement til bedriften',
    lead: 'Abonnement til ansatte, utstyr og vaktrom.',
    title: 'Mobilabonnement til bedrift',
    description: (brand) =>
      `Mobilabonnement til bedrift fra ${brand}: ubegrenset data eller fast datamengde, alle nummer på én faktura. Se priser uten mva. og start bestillingen.`,
    crumb: 'Mobilabonnement',
    chip: 'Bedrift',
  },
  prices: {
    heading: 'Priser på mobilabonnement',
    lead: 'Alle abonnementene side om side: hva du får, hva det koster og hva det koster det første året.',
    title: 'Priser på mobilabonnement',
    description: (brand) =>
      `Alle mobilabonnement fra ${brand} i én tabell: data, hastighet, bruk i utlandet, familiepris, bindingstid og total pris det første året.`,
    crumb: 'Priser',
    chip: 'Sammenlign priser',
  },
  'try-buy': {
    heading: 'Prøv ubegrenset data i to måneder',
    lead: 'Test nettet vårt på mobilen du har, og behold operatøren din imens.',
    title: 'Prøv ubegrenset data i to måneder',
    description: (brand) =>
      `Prøv mobilnettet til ${brand} i to måneder ved siden av abonnementet du har. Det stopper av seg selv, uten bindingstid.`,
    crumb: 'Prøvekjøp',
    chip: 'Prøv oss',
  },
  family: {
    heading: 'Familierabatt',
    lead: 'Fra abonnement nummer to får dere familierabatt. Se hva det koster for akkurat dere.',
    title: 'Familierabatt på mobilabonnement',
    description: (brand) =>
      `Regn ut hva mobilabonnement fra ${brand} koster for hele familien, med familierabatt fra abonnement nummer to.`,
    crumb: 'Familie',
    chip: 'Familie',
  },
  'yearly-discount': {
    heading: 'Årsrabatt',
    lead: 'Velg 12 måneders avtaletid, og få lavere pris hver måned det første året.',
    title: 'Årsrabatt på mobilabonnement',
    description: (brand) =>
      `Se hva du sparer på mobilabonnement fra ${brand} med 12 måneders avtaletid, for ett eller flere abonnement.`,
    crumb: 'Årsrabatt',
    chip: 'Årsrabatt',
  },
  guide: {
    heading: 'Finn riktig mobilabonnement',
    lead: 'Svar på noen få spørsmål, så foreslår vi abonnementet som passer.',
    title: 'Finn riktig mobilabonnement',
    description: (brand) =>
      `Svar på noen få spørsmål om hvordan du bruker mobilen, så foreslår ${brand} abonnementet som passer deg best.`,
    crumb: 'Finn riktig abonnement',
    chip: 'Finn riktig',
  },
  bundles: {
    heading: 'Pakketilbud',
    lead: 'Abonnement og utstyr sammen, til lavere pris.',
    title: 'Pakketilbud: abonnement og utstyr',
    description: (brand) =>
      `Pakketilbud fra ${brand}: mobilabonnement sammen med høyttaler, øreplugger eller ruter til redusert pris.`,
    crumb: 'Pakketilbud',
    chip: 'Pakketilbud',
  },
} as const satisfies Readonly<Record<string, PageTexts>>;
