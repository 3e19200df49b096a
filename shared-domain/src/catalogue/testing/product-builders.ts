import { toOre, ZERO } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type {
  AccessoryVariant,
  AvailabilityRecord,
  CompatibleAccessory,
  CustomReview,
  FinancingMethod,
  Lipscore,
  LipscoreReview,
  PlanPrice,
  ProductDetails,
  ProductVariant,
  Webdeal,
} from '../model';

export const aPlanPrice = (change: Change<PlanPrice> = {}): PlanPrice =>
  merge<PlanPrice>(
    {
      mainOfferingCode: 'FJELL_X_BASIC_2025_2.TLF12PLEAS',
      mainOfferingName: 'Fjell X Basic',
      duration: 24,
      code: 'TLF12PLEAS',
      upfront: ZERO,
      monthly: toOre(541),
      total: toOre(12_984),
      mainOfferingMonthly: toOre(499),
    },
    change,
  );

export const aFinancingMethod = (change: Change<FinancingMethod> = {}): FinancingMethod =>
  merge<FinancingMethod>(
    {
      alternative_id: 'lease',
      heading: 'Delbetaling',
      financingOptions: [
        { alternative_id: 'lease24', heading: '24 måneder', duration: 24 },
        { alternative_id: 'lease12', heading: '12 måneder', duration: 12 },
      ],
    },
    change,
  );

/** Full price, lease and switch: what a new handset is sold by. */
export const fewFinancingMethods = (): FinancingMethod[] => [
  aFinancingMethod(),
  aFinancingMethod({
    alternative_id: 'switch',
    heading: 'Svitsj',
    financingOptions: [{ alternative_id: 'new-switch', heading: 'Svitsj', duration: 24 }],
  }),
  aFinancingMethod({
    alternative_id: 'upfront',
    heading: 'Fullpris',
    financingOptions: [{ alternative_id: 'upfront', heading: 'Fullpris' }],
  }),
];

/** Aurora 5 Pro, lyng, 256 GB. */
export const aVariant = (change: Change<ProductVariant> = {}): ProductVariant =>
  merge<ProductVariant>(
    {
      variantSlug: 'lyng-256-gb',
      sku: 'AUR-5P-256-LYN',
      color: { name: 'Lyng', html: '#9a7fc4' },
      size: '256 GB',
      href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-256-gb/',
      images: [{ url: '/bilder/aurora-5-pro/lyng-forside.avif', title: 'Aurora 5 Pro i lyng' }],
      financingMethods: fewFinancingMethods(),
      prices: {
        upfront: { upfront: toOre(12_990) },
        lease: {
          'FJELL_X_BASIC_2025_2.TLF12PLEAS': [
            aPlanPrice(),
            aPlanPrice({ duration: 12, monthly: toOre(1_083), total: toOre(12_996) }),
          ],
        },
        switch: {
          'FJELL_X_BASIC_2025_2.TLF12PLEAS': [
            aPlanPrice({ monthly: toOre(449), total: toOre(10_776), code: 'SWITCH' }),
          ],
        },
        lowPrice: toOre(12_990),
        highPrice: toOre(12_990),
      },
      salesStatus: { name: 'Sellable', sellable: true, quantityInStock: 25 },
    },
    change,
  );

export const aProductDetails = (change: Change<ProductDetails> = {}): ProductDetails =>
  merge<ProductDetails>(
    {
      product: {
        type: 'HANDSET',
        subType: 'NEW',
        rootPath: 'mobiltelefoner',
        name: 'Aurora 5 Pro',
        brand: 'Aurora',
        brandSlug: 'aurora',
        model: '5 Pro',
        modelSlug: 'aurora-5-pro',
        metaDescription: 'Kjøp Aurora 5 Pro hos Fjell.',
        shorterDescription: 'Vår største kamerasensor til nå.',
        longDescription: ['Batteri som varer i to dager og en skjerm du kan lese i sterk vintersol.'],
        hideFromSEO: false,
        energyClassBadge: 'A',
        hidePrices: false,
        hideBuyButton: false,
        specifications: [{ label: 'Skjerm', specs: [{ label: 'Størrelse', value: '6,3 tommer' }] }],
        releaseDate: '2026-09-12T06:00:00Z',
        showMemberSelectorAlways: false,
      },
      selectedVariantSlug: 'lyng-256-gb',
      variants: [
        aVariant(),
        aVariant({
          variantSlug: 'lyng-512-gb',
          sku: 'AUR-5P-512-LYN',
          size: '512 GB',
          href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-512-gb/',
        }),
        aVariant({
          variantSlug: 'skifer-256-gb',
          sku: 'AUR-5P-256-SKI',
          color: { name: 'Skifer', html: '#3a3a40' },
          href: '/mobiltelefoner/aurora/aurora-5-pro/skifer-256-gb/',
        }),
      ],
      breadcrumbs: [
        { name: 'Forsiden', href: '/' },
        { name: 'Mobiltelefoner', href: '/mobiltelefoner/' },
        { name: 'Aurora', href: '/mobiltelefoner/aurora/' },
        { name: 'Aurora 5 Pro', href: '/mobiltelefoner/aurora/aurora-5-pro/' },
      ],
    },
    change,
  );

export const anAccessoryVariant = (change: Change<AccessoryVariant> = {}): AccessoryVariant =>
  merge<AccessoryVariant>(
    {
      sku: 'AUR-DEK-SVA',
      price: toOre(399),
      image: { url: '/bilder/deksel/svart.avif' },
      html: '#1d1d1f',
      colorName: 'Svart',
    },
    change,
  );

/** A black cover, 399,-. */
export const aCompatibleAccessory = (change: Change<CompatibleAccessory> = {}): CompatibleAccessory =>
  merge<CompatibleAccessory>(
    {
      brand: 'Aurora',
      model: 'Deksel til Aurora 5 Pro',
      modelSlug: 'deksel-aurora-5-pro',
      modelShortName: 'Deksel',
      subHwType: 'COVER',
      variants: [anAccessoryVariant()],
    },
    change,
  );

export const aLipscoreReview = (change: Change<LipscoreReview> = {}): LipscoreReview =>
  merge<LipscoreReview>(
    {
      customerName: 'Kari',
      reviewDate: '2026-10-03T09:30:00Z',
      review: 'Skarpt kamera.',
      upvotes: 4,
      downvotes: 0,
      rating: 5,
    },
    change,
  );

/** 4.2 stars from 31 votes, one review. */
export const aLipscore = (change: Change<Lipscore> = {}): Lipscore =>
  merge<Lipscore>({ rating: 4.2, votes: 31, reviews: [aLipscoreReview()] }, change);

export const aCustomReview = (change: Change<CustomReview> = {}): CustomReview =>
  merge<CustomReview>(
    {
      alternative_id: 'test-1',
      customerName: 'Ola',
      reviewDate: '2026-09-20',
      diceRoll: 5,
      review: 'Vi har brukt den i en uke.',
    },
    change,
  );

/** A campaign on the product page, for everyone. */
export const aWebdeal = (change: Change<Webdeal> = {}): Webdeal =>
  merge<Webdeal>({ title: 'Høstkampanje', description: 'Gjelder ut november.', showOnPdp: true }, change);

export const anAvailabilityRecord = (change: Change<AvailabilityRecord> = {}): AvailabilityRecord =>
  merge<AvailabilityRecord>(
    {
      productCode: 'AUR-5P-256-LYN',
      dcQtyAvailable: 25,
      availabilityStatus: { info: 'På nettlager', shouldAppearInShop: true, sellable: true },
      statuses: [{ name: 'Sellable', timestampIso: '2026-09-01T00:00:00Z' }],
    },
    change,
  );
