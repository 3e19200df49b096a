import type { CatalogueFeed } from '../feed/schema';
import { aFeed, aPlan, aProduct, aWebdeal } from './fixture-feed';

/** The small catalogue with every optional field set: a Nova 9 with everything, an X Max, a broadband plan, a router in a bundle. */
export function aFullFeed(): CatalogueFeed {
  const { products, plans, ...rest } = aFeed();
  const full = aProduct({
    variants: aProduct().variants.map((each, index) => (index === 0 ? { ...each, ean: '7090012345678' } : each)),
    metaDescription: 'Nova 9 hos Fjell.',
    flashText: { name: 'nyhet', text: 'Nyhet', kind: 'brand', color: '#552596', textColor: '#ffffff' },
    metaKeywords: ['Nova', 'telefon'],
    legalDisclaimer: 'Batteritiden avhenger av bruken.',
    productVideo: 'nova-9',
    highlightedText: 'Lader raskt',
    highlightedTextIcon: 'charger',
    highlightedTextChargerRange: '5-45',
    tabs: [{ id: 'i-esken', name: 'I esken', content: 'Telefon og kabel.' }],
    preSalesOverrideText: 'I salg fredag',
    outOfStockOverride: 'Tilbake i mars',
    inStockOverrideText: 'Sendes i dag',
    accessoryPlaceholder: { brand: 'DUMMY_TO_AVOID_ERROR', sku: 'NOVA-KLUT' },
    hideReviewStars: true,
    showMemberSelectorAlways: true,
  });
  const max = aPlan({
    offeringCode: 'FJELL_X_MAX_2025',
    subscriptionName: 'Fjell X Max',
    subscriptionShortname: 'X Max',
    monthlyOfferingPrice: 599,
    position: 1,
    monthlyOfferingPriceLines: 499,
    firstYearDiscountAmount: 50,
    priceMultiplier: 0.9,
    extraSims: 2,
    abroad: { euEea: '80 GB', world: '99,- per dag' },
    overrideOfferingCode: 'FJELL_X_MAX_2025+HOST',
    overrideSubscriptionTitle: 'Max i høst',
    customerTypeGet: 'existing',
    doubleSpeed: 2_000,
    isFamilyDiscount: true,
    flashText: { name: 'mest-data', text: 'Mest data', kind: 'green', color: '#00695c', textColor: '#ffffff' },
    textBlocks: [
      { heading: 'DUMMY', uspList: [] },
      {
        heading: 'I kassen',
        content: 'Vi ordner flyttingen.',
        textType: ['checkout'],
        uspList: [{ heading: 'Behold nummeret', icon: 'phone' }],
      },
    ],
    priceDisclaimer: {
      content: 'Prisen gjelder i Norge.',
      yearlyDiscountWithCommitmentContent: 'Du sparer [$$$] i måneden.',
      backgroundColour: '#f8f6fe',
      textColour: '#1d1524',
      icon: 'info',
      iconColour: '#552596',
    },
    discountInfoLine: '50,-/md. de første 12 månedene',
    footer: ['Ingen bindingstid'],
    familyDiscountFooter: 'Familierabatten er trukket fra',
    familySubscriptionPricingTexts: ['Første 599,-', 'Neste 499,-'],
    logos: [{ title: 'Nettvern', url: '/logo/nettvern.svg' }],
  });
  const broadband = aPlan({
    offeringCode: 'FJELL_MBB_100GB',
    type: 'MBB',
    subscriptionName: 'Mobilt bredbånd',
    subscriptionShortname: 'Bredbånd',
    monthlyOfferingPrice: 399,
    monthlyOfferingDiscount: 50,
    upfrontOfferingPrice: 99,
    bindingMonths: 12,
    isDataUnlimited: false,
    dataIncluded: { amount: 100, unit: 'GB' },
    soldWithDevice: false,
    position: 8,
  });
  const child = aPlan({
    offeringCode: 'FJELL_JUNIOR_03GB',
    subscriptionName: 'Junior',
    subscriptionShortname: 'Junior',
    isDataUnlimited: false,
    dataIncluded: { amount: 3, unit: 'GB' },
    doubleData: 6,
    isBarnSubscription: true,
    isUngSubscription: true,
    isTryBuySubscription: true,
    isHidden: true,
    soldWithDevice: false,
    position: 7,
  });
  return {
    ...rest,
    products: [
      full,
      ...products
        .slice(1)
        .map((each) =>
          each.modelSlug === 'deksel-nova-9'
            ? { ...each, flashText: { name: 'passer', text: 'Passer', kind: 'plain' as const } }
            : each,
        ),
    ],
    plans: [max, ...plans.slice(1), child, broadband],
    webdeals: [
      aWebdeal({
        discountId: 'MEDLEM',
        title: 'Medlemspris',
        membersDeal: true,
        discount: { upfront: 0, monthly: 300 },
      }),
      aWebdeal({
        discountId: 'MAX50',
        position: 2,
        title: '50 kr mer',
        image: { src: '/kampanjer/max.webp' },
        campaignLinkText: 'Se tilbudet',
        textColor: '#1d1524',
        offerings: ['FJELL_X_MAX_2025'],
        offeringDiscountSubscriptionType: ['NEW'],
        validSellingTypes: ['leasing'],
        discount: { upfront: 0, monthly: 50 },
      }),
      aWebdeal({ discountId: 'GAMMEL', title: 'Over', validTo: '2026-11-20T00:00:00Z' }),
      aWebdeal({ discountId: 'BEDRIFT', title: 'Til bedriften', realm: 'B2B' }),
      aWebdeal({
        discountId: 'DEKSEL100',
        title: '100 kr av',
        models: ['deksel-nova-9'],
        discount: { upfront: 100, monthly: 0 },
      }),
      aWebdeal({
        discountId: 'RUTER200',
        title: 'Ruter i pakke',
        models: ['ruter-ax'],
        offerings: ['FJELL_X_MAX_2025'],
        showOnPdp: false,
        discount: { upfront: 200, monthly: 0 },
      }),
    ],
    bundles: [
      {
        code: 'ruter-max',
        heading: 'Pakketilbud',
        title: 'Ruter AX med X Max',
        information: '12 måneders avtaletid',
        description: 'Ruteren til under halv pris.',
        buttonText: 'Velg',
        offeringCode: 'FJELL_X_MAX_2025',
        icim: 'COM12LOUDSPEAKER2',
        type: 'MODEM',
        model: 'ruter-ax',
        discountId: 'RUTER200',
        realm: 'b2c',
        position: 1,
      },
    ],
    reviews: [
      {
        model: 'nova-9',
        customers: {
          rating: 4.5,
          votes: 2,
          reviews: [
            {
              customerName: 'Nora H.',
              reviewDate: '2026-10-02',
              rating: 5,
              review: 'Akkurat passe stor.',
              upvotes: 3,
              downvotes: 0,
            },
          ],
        },
        pilots: [
          {
            id: 'eskil',
            customerName: 'Eskil',
            reviewDate: '2026-09-15',
            pilot: 'Testpilot',
            disclaimer: 'Telefonen er lånt.',
            diceRoll: 5,
            summary: 'Lett å like.',
            review: 'Jeg har brukt den i fire uker.',
          },
        ],
        magazine: { title: 'Best i test', subtitle: 'Lommebladet, oktober 2026', link: '/test/' },
      },
    ],
  };
}
