import type { ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import { aProductDetails, aVariant } from 'shared-domain/catalogue/testing';
import { toOre, withoutVat } from 'shared-domain/money';
import type { Change } from 'shared-domain/testing';
import type { ProductPageData } from '../purchase/page-data';
import type { AgreementOffer } from '../purchase/purchase';

const ROOT = '/bedrift/utstyrsavtale/mobiltelefoner/';
export const AGREEMENT_PATH = `${ROOT}aurora/aurora-5-pro/lyng-256-gb/`;

/** The price of the device, divided by the months. */
const offer = (duration: number, price: number): AgreementOffer => {
  const monthly = toOre(Math.ceil(price / duration));
  return {
    ukkoPrice: { duration, monthly, monthlyWithoutVAT: withoutVat(monthly), total: toOre(price) },
    ukkoBundleId: `aurora-5-pro-ukko${duration}`,
    ukkoVariantId: `VARIANT-${price}`,
    ukkoBundledItems: [{ name: 'Fjell Bedrift X', offeringCode: 'FJELL_BEDRIFT_X' }],
  };
};

export const anAgreementVariant = (price = 12_000, change: Change<ProductVariant> = {}): ProductVariant =>
  aVariant({
    href: AGREEMENT_PATH,
    ...change,
    financingMethods: [
      {
        alternative_id: 'ukko',
        heading: 'Utstyrsavtale',
        buttonText: 'Bestill',
        financingOptions: [36, 24, 12].map((duration) => ({
          alternative_id: `ukko${duration}`,
          heading: `${duration} måneder`,
          duration,
        })),
      },
    ],
    prices: { upfront: null, lease: {}, switch: {} },
    ukkoOffers: [36, 24, 12].map((months) => offer(months, price)),
  });

/** Lyng in 256 GB at 12 000,- and 512 GB at 14 400,-, both with mva. */
export const anAgreementPage = (change: Change<ProductDetails> = {}): ProductPageData => ({
  details: aProductDetails({
    product: {
      defaultFinancingType: 'ukko24',
      rootPath: 'bedrift/utstyrsavtale/mobiltelefoner',
      webdeals: [
        { title: 'Deksel er inkludert', description: 'Arbeidsgiveren har lagt til et deksel.', showOnPdp: true },
      ],
    },
    variants: [
      anAgreementVariant(),
      anAgreementVariant(14_400, {
        variantSlug: 'lyng-512-gb',
        sku: 'AUR-5P-512-LYN',
        size: '512 GB',
        href: `${ROOT}aurora/aurora-5-pro/lyng-512-gb/`,
      }),
    ],
    breadcrumbs: [
      { name: 'Forsiden', href: 'https://avtale.example/' },
      { name: 'Utstyrsavtale', href: ROOT },
      { name: 'Mobiltelefoner', href: ROOT },
      { name: 'Aurora 5 Pro', href: AGREEMENT_PATH },
    ],
    ...change,
  }),
  offerings: [],
  availability: null,
  accessories: null,
});
