import type { AccessoryKind, ProductType } from 'shared-domain/catalogue';

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
