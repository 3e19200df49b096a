import { bundleNotes, codePart, subscriptionText } from 'shared-domain/subscription';
import { REFERENCE_CUSTOMERS } from '../../customers';
import { readReferenceFeed } from '../testing';

describe('reference catalogue', () => {
  const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
  const feed = readReferenceFeed('2026-12-31', NOW_MS);
  const ofType = (type: string) => feed.products.filter((product) => product.type === type);
  const reviewed = feed.reviews.flatMap(({ customers }) => customers?.reviews ?? []);

  test('the reference catalogue has devices on Svitsj and lease, and plans for devices in both realms', () => {
    expect(feed.products.some(({ financing }) => financing.switch && financing.leaseMonths.includes(24))).toBe(true);
    expect(feed.plans.filter(({ soldWithDevice }) => soldWithDevice).map(({ realm }) => realm)).toEqual(
      expect.arrayContaining(['b2c', 'b2b']),
    );
  });

  test.each([
    ['P1-3', 'HANDSET', 50],
    ['P1-3', 'HANDSET-PREOWNED', 10],
    ['P1-4', 'TABLET', 15],
    ['P1-5', 'WEARABLE', 12],
    ['P1-7', 'MODEM', 8],
    ['P1-8', 'CONNECTED_DEVICE', 12],
    ['P1-6', 'ACCESSORY', 120],
  ])('[%s] %s: at least %i products', (_id, type, least) => {
    expect(ofType(type).length).toBeGreaterThanOrEqual(least);
  });

  test('[P3-39] accessories of every category', () => {
    expect(new Set(ofType('ACCESSORY').map(({ subType }) => subType))).toEqual(
      new Set(['CHARGER', 'COVER', 'HEADSET', 'OTHER', 'OUTLET', 'SCREENPROTECTOR', 'SPEAKER', 'STORAGE']),
    );
  });

  test('a cover or glass names every model that it is offered with', () => {
    // Without what a name of an accessory leaves out.
    const nameOf = new Map(
      feed.products.map(({ modelSlug, brand, model }) => [
        modelSlug,
        ` ${brand} ${model}`.replace(/( – Like Fin| 5G| \(?M\d\)?)+$/, '').toLowerCase(),
      ]),
    );
    const unnamed = ofType('ACCESSORY')
      .filter(({ subType = '' }) => ['COVER', 'OUTLET', 'SCREENPROTECTOR'].includes(subType))
      .flatMap(({ model, compatibleModels = [] }) => {
        const named = model.replace(/^.* til /, '').split(/, | og /);
        return compatibleModels
          .filter((slug) => !named.some((name) => nameOf.get(slug)?.endsWith(` ${name.toLowerCase()}`)))
          .map((slug) => `${model}: ${slug}`);
      });
    expect(unnamed).toEqual([]);
  });

  describe('reviews', () => {
    test('forty products have 3 to 12 customer reviews each, newest first, no text twice', () => {
      const many = feed.reviews.filter(({ customers }) => (customers?.reviews.length ?? 0) >= 3);
      expect(many.length).toBeGreaterThanOrEqual(40);
      for (const { model, customers } of many) {
        const { votes = 0, reviews = [] } = customers ?? {};
        const dates = reviews.map(({ reviewDate }) => reviewDate);
        const released = feed.products.find(({ modelSlug }) => modelSlug === model)?.releaseDate ?? '';
        expect([
          reviews.length <= 12,
          votes >= reviews.length,
          dates,
          dates.every((date) => date > released.slice(0, 10) && Date.parse(date) < NOW_MS),
        ]).toEqual([true, true, [...dates].sort().reverse(), true]);
        expect(new Set(reviews.map(({ customerName }) => customerName)).size).toBe(reviews.length);
      }
      expect(new Set(reviewed.map(({ review }) => review)).size).toBe(reviewed.length);
    });

    test('some are critical, and a product without votes exists', () => {
      expect(reviewed.filter(({ rating }) => rating <= 2).length).toBeGreaterThanOrEqual(10);
      expect(feed.reviews.some(({ customers }) => customers?.votes === 0)).toBe(true);
    });

    test('[P3-6] test pilots give dice ratings, magazines review ten products', () => {
      expect(
        feed.reviews
          .flatMap(({ pilots = [] }) => pilots)
          .every(({ diceRoll, pilot }) => diceRoll !== undefined && pilot !== undefined),
      ).toBe(true);
      expect(feed.reviews.filter(({ magazine }) => magazine)).toHaveLength(10);
    });
  });

  test('[P3-31] every phone, tablet and watch has an insurance, with a placeholder for the excess', () => {
    const covered = (type: string, price: number): boolean =>
      feed.insurances.some(
        ({ types, devicePriceFrom, devicePriceBelow = Infinity }) =>
          types.some((each) => each === type) && price >= devicePriceFrom && price < devicePriceBelow,
      );
    for (const type of ['HANDSET', 'HANDSET-PREOWNED', 'TABLET', 'WEARABLE'])
      expect(
        ofType(type)
          .flatMap(({ variants }) => variants)
          .filter(({ price }) => !covered(type, price)),
      ).toEqual([]);
    expect(
      feed.insurances.every(({ sellingPoints }) => sellingPoints.some(({ subtext }) => subtext.includes('[DATA]'))),
    ).toBe(true);
  });

  test('campaigns of every realm: for members, ended, and still to come', () => {
    const isOver = ({ validTo }: { readonly validTo: string }): boolean => Date.parse(validTo) <= NOW_MS;
    expect(new Set(feed.webdeals.map(({ realm }) => realm))).toEqual(new Set(['B2C', 'B2B', 'UKKO']));
    expect(feed.webdeals.some(({ membersDeal }) => membersDeal)).toBe(true);
    expect(feed.webdeals.filter(isOver).length).toBe(1);
    expect(feed.webdeals.some(({ validFrom }) => Date.parse(validFrom) > NOW_MS)).toBe(true);
  });

  test('the amount in a campaign’s title is the amount of its discount, a business’ without mva.', () => {
    const amounts = feed.webdeals.flatMap(({ title, discount, realm }) =>
      /([\d\u00A0]+),-/.exec(title)
        ? [
            [
              Number(/([\d\u00A0]+),-/.exec(title)?.[1]?.replace('\u00A0', '')),
              Math.max(discount.upfront, discount.monthly) * (realm === 'B2C' ? 1 : 0.8),
            ],
          ]
        : [],
    );
    expect(amounts.length).toBeGreaterThan(5);
    for (const [inTitle, discount] of amounts) expect(inTitle).toBe(discount);
  });

  test('[F9.12-3, F9.12-4] bundles with accessories and routers, one while stocks last, two online only', () => {
    const notes = feed.bundles.flatMap((bundle) => bundleNotes({ ...bundle, discountCode: bundle.discountId }));
    expect(notes.map(subscriptionText)).toEqual([
      'Tilbudet gjelder så langt lageret rekker.',
      'Kun på nett',
      'Kun på nett',
    ]);
    const simDeals = feed.bundles.filter(({ discountId }) => discountId.startsWith('Web_BTL_SIM-deal_'));
    expect(simDeals.map(({ discountId, offeringCode }) => [discountId.endsWith('_8'), offeringCode])).toEqual([
      [false, 'FJELL_MOBIL_X_UNG'],
      [true, 'FJELL_MOBIL_X_UNG'],
    ]);
    expect(new Set(feed.bundles.map(({ type }) => type))).toEqual(new Set(['ACCESSORY', 'MODEM']));
  });
});

/** The plans of the reference catalogue: current plans, former plans that customers may still have, and consistent prices. */
describe('reference plans', () => {
  const { plans } = readReferenceFeed('2027-12-31');
  const sold = plans.filter(({ isHidden }) => !isHidden);
  const partsOf = (which: typeof plans): readonly string[] => which.map(({ offeringCode }) => codePart(offeringCode));

  test('the current plans are sold', () => {
    expect(partsOf(sold)).toEqual(
      expect.arrayContaining([
        'X_START_2025',
        'X_BASIC_2025_2',
        'X_MAX_2025',
        'X_MAX_PLUS_2025',
        'MOBIL_05GB_2025_2',
        'MOBIL_10GB_2025_2',
        'X_UNG_2025_2',
        'MOBIL_X_UNG',
        'MOBIL_10GB_UNG',
        'JUNIOR_01GB',
        'JUNIOR_03GB',
        'JUNIOR_KLOKKE_01GB',
        'SMART_BARN_S',
        'SMART_BARN_L',
        'SMART_BARN_XL',
        'MOBIL_X_RASK_VT',
      ]),
    );
    expect(sold.some(({ isTryBuySubscription }) => isTryBuySubscription)).toBe(true);
    expect(
      sold.filter(({ type }) => type === 'PREPAID').every(({ upfrontOfferingPrice = 0 }) => upfrontOfferingPrice > 0),
    ).toBe(true);
    expect(sold.filter(({ type }) => type === 'MBB').every(({ bindingMonths }) => bindingMonths !== undefined)).toBe(
      true,
    );
    expect(sold.filter(({ realm }) => realm === 'b2b').length).toBeGreaterThanOrEqual(4);
  });

  test('[F9.4-2, F9.4-3, F9.4-4] every listed code exists; former plans are hidden, since accounts may still name them', () => {
    const hidden = plans.filter(({ isHidden }) => isHidden);
    expect(hidden.every(({ soldWithDevice }) => !soldWithDevice)).toBe(true);
    expect(partsOf(plans)).toEqual(
      expect.arrayContaining([
        ...[
          '02GB',
          '03GB',
          '05GB',
          '05GB_2025',
          '05GB_2025_2',
          '06GB',
          '08GB',
          '10GB',
          '10GB_02',
          '10GB_2025',
          '10GB_2025_2',
          '10GB_UNG',
          '15GB',
          '15GB_02',
          '20GB',
          'X_NORMAL',
          'X_RASK',
          'X_RASK_VT',
          'X_MAX',
          'X_UNG',
        ].map((part) => `MOBIL_${part}`),
        'X_START',
        'X_BASIC',
        'X_MAX',
        'X_MAX_PLUS',
        'X_START_2025',
        'X_BASIC_2025_2',
        'X_MAX_2025',
        'X_MAX_PLUS_2025',
        'X_UNG_2025_2',
        'JUNIOR_01GB',
        'JUNIOR_03GB',
        'JUNIOR_KLOKKE_01GB',
        'SMART_BARN_S',
        'SMART_BARN_L',
        'SMART_BARN_XL',
      ]),
    );
    expect(plans.map(({ offeringCode }) => offeringCode)).toEqual(
      expect.arrayContaining(['FJELL_JUNIOR_01GB+PROMO_JR06_50', 'FJELL_JUNIOR_03GB+PROMO_JR06_50']),
    );
  });

  test('the plans of the demonstration customers are in the feed, at the same prices', () => {
    const accounts = REFERENCE_CUSTOMERS.flatMap((customer) => customer.accounts);
    const owned = accounts.flatMap(({ subscriptions }) => subscriptions);
    for (const { offeringCode, monthlyOfferingPrice } of owned) {
      expect(plans.find((plan) => plan.offeringCode === offeringCode)).toMatchObject({ monthlyOfferingPrice });
    }
    expect(owned.length).toBeGreaterThan(0);
  });

  test('an extra line never costs more than the first, a faster plan never less than a slower one', () => {
    for (const { monthlyOfferingPrice, monthlyOfferingPriceLines = monthlyOfferingPrice } of plans)
      expect(monthlyOfferingPriceLines).toBeLessThanOrEqual(monthlyOfferingPrice);
    const prices = ['X_START_2025', 'X_BASIC_2025_2', 'X_MAX_2025', 'X_MAX_PLUS_2025'].map(
      (part) => plans.find(({ offeringCode }) => codePart(offeringCode) === part)?.monthlyOfferingPrice,
    );
    expect(prices).toEqual([399, 499, 599, 699]);
  });
});

/** The shops of the reference catalogue lie where their addresses say, and have plausible opening hours. */
describe('reference shops', () => {
  const { shops, products } = readReferenceFeed('2027-12-31');

  /** First digits of a town's postcodes, and where the town lies. */
  const TOWNS: Readonly<Record<string, readonly [zip: RegExp, lat: number, lng: number]>> = {
    Oslo: [/^0/, 59.92, 10.74],
    Sandvika: [/^133/, 59.89, 10.52],
    Strømmen: [/^201/, 59.95, 11.01],
    Ski: [/^140/, 59.72, 10.84],
    Jessheim: [/^205/, 60.14, 11.17],
    Fredrikstad: [/^16/, 59.21, 10.94],
    Hamar: [/^23/, 60.79, 11.07],
    Lillehammer: [/^26/, 61.12, 10.46],
    Drammen: [/^30/, 59.74, 10.2],
    Tønsberg: [/^31/, 59.27, 10.41],
    Sandefjord: [/^32/, 59.13, 10.22],
    Skien: [/^37/, 59.21, 9.6],
    Arendal: [/^48/, 58.46, 8.77],
    Kristiansand: [/^46/, 58.15, 8.0],
    Stavanger: [/^40/, 58.97, 5.73],
    Sandnes: [/^43/, 58.85, 5.74],
    Haugesund: [/^55/, 59.41, 5.27],
    Bergen: [/^5[01]/, 60.39, 5.32],
    Rådal: [/^5239$/, 60.29, 5.33],
    Ulset: [/^511/, 60.46, 5.33],
    Førde: [/^680/, 61.45, 5.86],
    Ålesund: [/^60/, 62.47, 6.2],
    Molde: [/^641/, 62.74, 7.16],
    Kristiansund: [/^65/, 63.11, 7.73],
    Trondheim: [/^70/, 63.43, 10.4],
    Tiller: [/^70/, 63.36, 10.38],
    Steinkjer: [/^77/, 64.01, 11.5],
    Bodø: [/^80/, 67.28, 14.4],
    'Mo i Rana': [/^86/, 66.31, 14.14],
    Narvik: [/^85/, 68.44, 17.43],
    Sortland: [/^840/, 68.69, 15.41],
    Harstad: [/^94/, 68.8, 16.54],
    Tromsø: [/^90/, 69.65, 18.96],
    Alta: [/^95/, 69.97, 23.27],
  };

  const NORWAY = { lat: [57.9, 71.2], lng: [4.4, 31.2] } as const;
  const NEAR = { lat: 0.15, lng: 0.35 };
  const HOURS = /^(\d{1,2})(?:\.(\d\d))?–(\d{1,2})(?:\.(\d\d))?$/;
  const DAYS = ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'];

  test('there are forty shops, in every part of the country', () => {
    expect(shops).toHaveLength(40);
    expect(new Set(shops.map(({ zip }) => zip[0])).size).toBe(10);
  });

  test.each(shops.map((shop) => [shop.code, shop] as const))(
    '[P3-34] %s lies in Norway, in its town, with a postcode of the town',
    (_code, { city, zip, lat, lng }) => {
      const [zips, townLat, townLng] = TOWNS[city] ?? [/^$/, NaN, NaN];
      expect(zip).toMatch(zips);
      expect(lat > NORWAY.lat[0] && lat < NORWAY.lat[1] && lng > NORWAY.lng[0] && lng < NORWAY.lng[1]).toBe(true);
      expect([Math.abs(lat - townLat) < NEAR.lat, Math.abs(lng - townLng) < NEAR.lng]).toEqual([true, true]);
    },
  );

  /** 'Mandag–onsdag' → the days from the first to the last. */
  function daysOf(text: string): readonly string[] {
    const [first = '', last = first] = text.split('–').map((day) => day.charAt(0).toUpperCase() + day.slice(1));
    return DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
  }

  test.each(shops.map((shop) => [shop.code, shop] as const))(
    '[P3-34] %s has hours for each day of the week, and a phone number',
    (_code, { open, contactNumber }) => {
      expect(open.flatMap(({ days }) => daysOf(days))).toEqual(DAYS);
      for (const { hours } of open.filter((entry) => entry.hours !== 'Stengt')) {
        const [, from, fromMinutes = 0, to, toMinutes = 0] = HOURS.exec(hours) ?? [];
        expect([
          Number(from) * 60 + Number(fromMinutes) >= 7 * 60,
          Number(to) * 60 + Number(toMinutes) <= 23 * 60,
          Number(from) < Number(to),
        ]).toEqual([true, true, true]);
      }
      expect(contactNumber).toMatch(/^\d\d \d\d \d\d \d\d$/);
    },
  );

  test('every shop has goods of the catalogue', () => {
    const skus = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
    for (const { stock } of shops) expect(Object.keys(stock).filter((sku) => skus.has(sku)).length).toBeGreaterThan(20);
  });
});
