import { deliveryDescription, deliveryText, isAccessoryOnly, toDeliveryCode } from 'shared-domain/delivery';
import { fetchDeliveryMethods } from 'shared-domain/delivery/io';
import { aFeed } from '../catalogue/testing';
import { isOffered, type OFFERED_METHODS } from './delivery-methods';
import { connectedShop } from './testing/connected-shop';

describe('offered methods', () => {
  type Facts = Parameters<typeof isOffered>[0];
  type RowId = (typeof OFFERED_METHODS)[number]['id'];

  const plain: Facts = {
    code: 'CARRYON_DOOR',
    hasShop: true,
    realm: 'b2c',
    isFreeExpressDelivery: false,
    isPreownedDelivery: false,
    isLetterDelivery: false,
    isDigitalDelivery: false,
  };

  /** Each satisfies a later row with another answer as well, so a swapped order fails. */
  const CASES: Readonly<Record<RowId, readonly (readonly [Partial<Facts>, boolean])[]>> = {
    digital: [
      [{ isDigitalDelivery: true }, false],
      [{ isDigitalDelivery: true, isLetterDelivery: true, code: 'LETTER' }, false],
    ],
    letter: [
      [{ isLetterDelivery: true, code: 'LETTER' }, true],
      [{ isLetterDelivery: true, isPreownedDelivery: true, code: 'LETTER' }, true],
    ],
    'not a letter': [
      [{ isLetterDelivery: true }, false],
      [{ code: 'LETTER' }, false],
    ],
    preowned: [
      [{ isPreownedDelivery: true, code: 'HH_express' }, false],
      [{ isPreownedDelivery: true, code: 'PICK_UP_IN_SHOP' }, false],
      [{ isPreownedDelivery: true, isFreeExpressDelivery: true, code: 'CARRYON_EXP_FREE' }, false],
    ],
    express: [
      [{ isFreeExpressDelivery: true, code: 'CARRYON_EXP' }, false],
      [{ code: 'CARRYON_EXP' }, true],
    ],
    'free express': [
      [{ code: 'CARRYON_EXP_FREE' }, false],
      [{ isFreeExpressDelivery: true, code: 'CARRYON_EXP_FREE' }, true],
    ],
    'no shop': [
      [{ hasShop: false, code: 'PICK_UP_IN_SHOP' }, false],
      [{ code: 'PICK_UP_IN_SHOP' }, true],
    ],
    'company parcel': [
      [{ code: 'BUSN_PRC' }, false],
      [{ realm: 'b2b', code: 'BUSN_PRC' }, true],
    ],
    'evening delivery': [
      [{ realm: 'b2b', code: 'HH_express' }, false],
      [{ code: 'HH_express' }, true],
    ],
    offered: [
      [{}, true],
      [{ isPreownedDelivery: true }, true],
      [{ hasShop: false }, true],
    ],
  };

  const cases = Object.entries(CASES).flatMap(([id, each]) =>
    each.map(([change, offered]) => [id, change, offered] as const),
  );

  test.each(cases)('[P7-22, F7.6-4] %s: %j is offered: %s', (_id, change, offered) => {
    expect(isOffered({ ...plain, ...change })).toBe(offered);
  });
});

describe('delivery methods', () => {
  const connected = connectedShop(aFeed());
  const methods = (zipCode: string, over: Partial<Parameters<typeof fetchDeliveryMethods>[0]> = {}) =>
    fetchDeliveryMethods({ zipCode, isFreeExpressDelivery: false, isPreownedDelivery: false, ...over });
  const types = async (...question: Parameters<typeof methods>): Promise<readonly string[]> =>
    (await methods(...question)).map(({ type }) => type);

  test.each([
    [
      'a big town with a shop',
      '0184',
      [
        'PICK_UP_IN_SHOP',
        'CARRYON_EXP',
        'HH_express',
        'CARRYON_DOOR',
        'PICK_UP_POINT',
        'PICK_UP_POINT_BRING_ACC',
        'CARRYON_POST',
      ],
    ],
    [
      'another postcode of that town',
      '0485',
      [
        'PICK_UP_IN_SHOP',
        'CARRYON_EXP',
        'HH_express',
        'CARRYON_DOOR',
        'PICK_UP_POINT',
        'PICK_UP_POINT_BRING_ACC',
        'CARRYON_POST',
      ],
    ],
    [
      'a big town without',
      '3015',
      ['CARRYON_EXP', 'HH_express', 'CARRYON_DOOR', 'PICK_UP_POINT', 'PICK_UP_POINT_BRING_ACC', 'CARRYON_POST'],
    ],
    ['a remote place', '3800', ['PICK_UP_POINT_BRING', 'CARRYON_POST_BRING']],
    ['Svalbard', '9170', ['CARRYON_POST_BRING']],
    ['a postcode that does not exist', '1999', []],
  ])('[P7-22, F7.6-4] %s', async (_what, zipCode, expected) => {
    expect(await types(zipCode)).toEqual(expected);
    expect(connected().logged).toEqual([]);
  });

  test('[P7-22, F7.6-4] name, description, price and alert', async () => {
    const [first] = await methods('9170');
    expect(first).toEqual({
      type: 'CARRYON_POST_BRING',
      label: 'Levert til postkontoret',
      price: 9_900,
      alert: 'Sendingen går med fly. Været kan forsinke den.',
      description: 'Hentes på postkontoret ditt. Du får en SMS når pakken er kommet.',
    });
    expect((await methods('0184')).map(({ alert }) => alert)).toEqual(Array(7).fill(null));
  });

  test('[P9-7] the description of a pickup point is replaced on the product page', async () => {
    const point = (await methods('0184')).find(({ type }) => type === 'PICK_UP_POINT');
    expect(point?.description).toBe('Velg utleveringssted i listen');
    const shown = deliveryDescription(point?.description ?? null);
    expect(shown && deliveryText(shown)).toBe('Velg utleveringssted på siste steg i kassen');
  });

  test('[P7-22, F7.6-4] above the limit the courier is free', async () => {
    const free = await methods('0184', { isFreeExpressDelivery: true });
    expect(free.filter(({ type }) => type.startsWith('CARRYON_EXP')).map(({ type, price }) => [type, price])).toEqual([
      ['CARRYON_EXP_FREE', 0],
    ]);
  });

  test('[P7-22, F7.6-4] a pre-owned phone is delivered neither by express nor to a shop', async () => {
    expect(await types('0184', { isPreownedDelivery: true })).toEqual([
      'CARRYON_DOOR',
      'PICK_UP_POINT',
      'CARRYON_POST',
    ]);
  });

  test('[P3-36, F3.8-2] each type is a code that the storefront knows', async () => {
    const all = [...(await types('0184')), ...(await types('3800'))];
    expect(all.map(toDeliveryCode)).toEqual(all);
    expect(all.filter(isAccessoryOnly)).toEqual(['PICK_UP_POINT_BRING_ACC']);
  });

  test('[P7-24, F7.6-6, P8-16, F8-13] an error of the channel is reported with the query’s name and gives an empty list', async () => {
    expect(await connected().without('delivery_zone', () => methods('0184'))).toEqual([]);
    expect(connected().logged).toEqual([
      'GraphQL error in query function deliveryMethods: The channel could not answer this query',
    ]);
  });

  test('[P7-24, F7.6-6] a malformed postcode is an error of the channel', async () => {
    expect(await methods('18')).toEqual([]);
    expect(connected().logged).toEqual([
      'GraphQL error in query function deliveryMethods: zipCode must be four digits',
    ]);
  });

  test('[P8-16, F8-7, F8-12] a channel that refuses the request is logged, with the call’s own message, and gives an empty list', async () => {
    const closed = await connected().shop.startAnother({ CHANNEL_API_KEY: 'another' });
    connected().connectTo(closed);
    expect(await methods('0184')).toEqual([]);
    await closed.close();
    expect(connected().logged).toEqual([
      expect.stringMatching(/^Failed to fetch from channel-api: /),
      'Failed to fetch delivery methods',
    ]);
  });
});
