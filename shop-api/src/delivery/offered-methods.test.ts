import { isOffered, type OFFERED_METHODS } from './offered-methods';

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
