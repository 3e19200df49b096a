import { type AccessoryKind, type ProductType, SWITCH_MONTHS } from 'shared-domain/catalogue';
import { COMMITMENT_MONTHS } from 'shared-domain/subscription';

/** Texts in the catalogue's view models. */
export const texts = {
  /** By the words of the address of the page that asks (`contracts/notice-form`). */
  notice: {
    lager: 'Gi meg beskjed når den er på lager',
    pris: 'Gi meg beskjed når prisen går ned',
    salg: 'Gi meg beskjed når den er i salg',
  },
  upfront: 'Fullpris',
  lease: 'Delbetaling',
  leaseWithCommitment: 'Delbetaling med bindingstid',
  switch: 'Svitsj',
  ukko: 'Utstyrsavtale',
  order: 'Bestill',
  newSwitch: 'Ny Svitsj-avtale',
  existingSwitch: 'Svitsj telefonen du har',
  leaseNow: 'Alt nå, med avtaletid',
  months: (months: number): string => `${months} måneder`,
  monthsWithCommitment: (months: number): string =>
    `${months} måneder, med ${COMMITMENT_MONTHS} måneders bindingstid på abonnementet`,
  leaseInfo: {
    extraInfoHeading: 'Delbetaling',
    extraInfoContent:
      'Du deler prisen i like store månedsbeløp, uten renter og gebyrer. Du kan delbetale inntil 30 000,-. Er prisen høyere, betaler du det overskytende nå. Delbetaling forutsetter et abonnement hos oss.',
  },
  /** The tab with the conditions of a product that is paid over time (P3-9). */
  leaseTab: { id: 'legalDisclaimer', name: 'Vilkår for produktet' },
  commitmentInfo: {
    extraInfoHeading: 'Delbetaling med bindingstid',
    extraInfoContent: `Du betaler mindre for telefonen hver måned når du kjøper abonnementet med ${COMMITMENT_MONTHS} måneders bindingstid. Prisen deles i like store månedsbeløp, uten renter og gebyrer. Sier du opp abonnementet i bindingstiden, betaler du et bruddgebyr. Det er aldri høyere enn det som gjenstår av bindingstiden.`,
  },
  switchInfo: {
    extraInfoHeading: 'Svitsj',
    extraInfoContent: `Du betaler et fast beløp i ${SWITCH_MONTHS} måneder og leverer telefonen tilbake når du svitsjer til en ny. Derfor betaler du mindre hver måned enn med delbetaling.`,
  },
  /** Labels of the prices (P3-15). */
  infoUsps: {
    lease: ['Uten renter og gebyrer', 'Avdraget kommer på samme faktura som abonnementet'],
    leaseWithCommitment: [
      `Lavere månedspris fordi abonnementet har ${COMMITMENT_MONTHS} måneders bindingstid`,
      'Uten renter og gebyrer',
    ],
    switch: ['Skjermforsikring er med i prisen', 'Du leverer inn den gamle når du svitsjer'],
  },
  included: 'Dette er inkludert',
  energyLabel: (name: string, energyClass: string): string => `Energimerke for ${name}: klasse ${energyClass}`,
  sheet: {
    title: 'Produktinformasjonsark',
    brand: 'Merke',
    model: 'Modell',
    energyClass: 'Energiklasse',
    size: 'Mål (høyde × bredde × dybde)',
    source: 'Arket er satt sammen av opplysningene som leverandøren har gitt oss om produktet.',
  },
  factSheet: {
    title: (brand: string): string => `Produktark for forsikringene fra ${brand}`,
    intro: 'Arket viser hva forsikringene koster, hva de dekker og hvilke enheter de gjelder for.',
    excess: 'Egenandelen er 1 000,- for enheter til 7 600,- eller mer, og 600,- for rimeligere enheter.',
    price: (monthly: string): string => `Pris: ${monthly}`,
    devices: (from: string | null, below: string | null): string =>
      [`Gjelder enheter til`, from && `${from} eller mer`, from && below && 'og', below && `under ${below}`]
        .filter(Boolean)
        .join(' '),
    or: 'eller',
  },
  selections: { tilbud: 'På tilbud', barn: 'Til barn', senior: 'Senior' },
  warranty: (years: number): string => `${years}\u00A0års garanti`,
  batteryHealth: (percent: number): string => `Minst ${percent}\u00A0% batterihelse`,
  inBox: (content: string): string => `I esken: ${content}`,
  saving: (newPrice: string, saved: string): string => `Ny: ${newPrice}. Du sparer ${saved}.`,
  usedFacts: ({
    warrantyYears,
    batteryHealth,
    newPrice,
  }: {
    readonly warrantyYears: number;
    readonly batteryHealth: number;
    readonly newPrice: string | undefined;
  }): string =>
    `Brukt. ${warrantyYears}\u00A0års garanti, minst ${batteryHealth}\u00A0% batteri.${newPrice === undefined ? '' : ` Ny:\u00A0${newPrice}`}`,
  expandReview: 'Les hele omtalen',
  closeReview: 'Vis mindre',
} as const;

/** Words by which products and plans are found that their own texts do not have. */
export const searchWords = {
  types: {
    HANDSET: 'mobiltelefon',
    'HANDSET-PREOWNED': 'mobiltelefon brukt',
    TABLET: 'nettbrett',
    WEARABLE: 'smartklokke',
    ACCESSORY: 'tilbehør',
    MODEM: 'ruter',
    CONNECTED_DEVICE: 'smarthjem',
  } satisfies Record<ProductType, string>,
  accessories: {
    CHARGER: 'lading',
    COVER: 'deksel',
    HEADSET: 'hodetelefoner',
    OTHER: '',
    OUTLET: 'outlet',
    SCREENPROTECTOR: 'skjermbeskytter',
    SPEAKER: 'høyttaler',
    STORAGE: 'lagring',
  } satisfies Record<AccessoryKind, string>,
  /** Of a product that costs less than before. */
  offer: 'tilbud',
  suitedFor: { CHILDREN: 'barn', SENIORS: 'senior' },
  /** Said of most accessories: 'deksel til mobil'. */
  forDevices: 'mobil mobiltelefon telefon',
  phoneSystem: (brandSlug: string): string => (brandSlug === 'apple' ? 'ios' : 'android'),
  plan: 'abonnement mobilabonnement',
  planTypes: { POSTPAID: '', PREPAID: 'kontantkort', MBB: 'bredbånd internett' },
  unlimited: 'ubegrenset data',
  young: 'ung ungdom student',
  child: 'barn',
  /** A list with the products of one brand: 'Mobiltelefoner fra Samsung'. */
  listOfBrand: (list: string, brand: string): string => `${list} fra ${brand}`,
} as const;
