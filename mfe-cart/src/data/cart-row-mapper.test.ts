import { cartAnswerSchema } from 'shared-domain/cart/io';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { toOre } from 'shared-domain/money';
import { toWire } from 'shared-domain/testing';
import { toCartRows } from './cart-row-mapper';

test('[F9.1-1..14] rows are sorted by type', () => {
  const inOrder = [
    'WEBDEAL',
    'HANDSET',
    'TABLET',
    'MODEM',
    'WEARABLE',
    'CONNECTED_DEVICE',
    'SUBSCRIPTION',
    'SPECIALPRODUCT',
    'SIM',
    'NEW_NUMBER',
    'SERVICE',
    'ACCESSORY',
    'VOUCHER',
  ];
  const content = [...inOrder].reverse().map((type) => aCartItem({ type, cartItemId: type }));
  expect(toCartRows(aCart({ cart: { content } })).map(({ type }) => type)).toEqual(inOrder);
});

test('[F9.1-1, F9.1-8] what weighs the same keeps its order: a draft is a plan, a used phone a phone', () => {
  for (const pair of [
    ['SUBSCRIPTION', 'SUBSCRIPTION_DRAFT'],
    ['HANDSET', 'HANDSET-PREOWNED'],
  ])
    for (const types of [pair, [...pair].reverse()]) {
      const content = types.map((type) => aCartItem({ type, cartItemId: type }));
      expect(toCartRows(aCart({ cart: { content } })).map(({ type }) => type)).toEqual(types);
    }
});

test.each(['MBB', 'ROUTER'])(
  '[F3.1-15, F3.1-17] %s goes where modems go, a draft with the plans, what is not known near the end, a fee last of all',
  (type) => {
    const inOrder = [
      'TABLET',
      type,
      'WEARABLE',
      'SUBSCRIPTION_DRAFT',
      'SPECIALPRODUCT',
      'VOUCHER',
      'X',
      'BREAKAGE_FEE',
    ];
    const content = [...inOrder].reverse().map((each) => aCartItem({ type: each, cartItemId: each }));
    expect(toCartRows(aCart({ cart: { content } })).map((row) => row.type)).toEqual(inOrder);
  },
);

test('[F3.1-12] what belongs to a bundle is nested in its device, sorted the same way', () => {
  const service = aNestedItem({ id: 'FORSIKRING_M', type: 'SERVICE', cartItemId: 'line-4', name: 'Mobilforsikring M' });
  const rows = toCartRows(
    aBundleCart({ cart: { content: [aCartItem(), aBundleItem({ items: [service, aNestedItem()] })] } }),
  );
  expect(rows.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
    ['Aurora 5 Pro', ['Fjell X Basic', 'Mobilforsikring M']],
    ['Kvist lader 45 W, USB-C', []],
  ]);
});

test('[F3.1-8] details below the name', () => {
  const [device] = toCartRows(aBundleCart());
  expect(device?.details).toEqual(['Lyng, 256\u00A0GB', 'Delbetaling 24\u00A0md.']);
  expect(device?.children[0]?.details).toEqual(['Ubegrenset\u00A0data']);
});

test.each([
  ['a text', '<p>Sendes <b>i dag</b></p>', ['Sendes i dag']],
  ['a list', ['Siste sjanse', 'To<br>linjer'], ['Siste sjanse', 'To', 'linjer']],
])('[F3.1-8] a subtitle that is %s is shown without its markup, above colour and size', (_, subtitle, lines) => {
  const item = aCartItem({ subtitle, color: 'Sort', modelSize: '256 GB', lineThrough: 'Før 199,-' });
  expect(toCartRows(aCart({ cart: { content: [item] } }))[0]).toMatchObject({
    details: [...lines, 'Sort, 256\u00A0GB'],
    lineThrough: 'Før 199,-',
  });
});

test('[F3.1-4] the data of a plan are those of its entry', () => {
  const [entry] = aBundleCart().cart.subscriptions;
  if (!entry) throw new Error('The builder makes a bundle');
  const subscriptions = [{ ...entry, isDataUnlimited: false, size: { amount: 10, unit: 'GB' } }];
  expect(toCartRows(aBundleCart({ cart: { subscriptions } }))[0]?.children[0]?.details).toEqual(['10\u00A0GB']);
});

test('[F3.1-13, F6-12] a business sees its prices without mva., and as they are where the wire has no others', () => {
  const noVatPrice = aCartItem({ price: { upfront: toOre(100), upfrontWithoutVAT: undefined } });
  const answer = (realm: 'B2B' | 'B2C') =>
    aBundleCart({ realm, cart: { content: [aBundleItem(), aCartItem(), noVatPrice] } });
  const prices = (realm: 'B2B' | 'B2C') =>
    toCartRows(answer(realm)).map(({ price, children }) => [price, ...children.map((child) => child.price)]);
  expect(prices('B2B')).toEqual([['432,80\u00A0kr/md.', '399,20\u00A0kr/md.'], ['279,20\u00A0kr'], ['100,-']]);
  expect(prices('B2C')).toEqual([['541,-/md.', '499,-/md.'], ['349,-'], ['100,-']]);
});

test.each([
  ['a month', { monthly: toOre(99), firstInvoice: toOre(50), upfront: toOre(10) }, '99,-/md.'],
  ['the first invoice', { firstInvoice: toOre(50), upfront: toOre(10) }, '50,-'],
  ['at once', { upfront: toOre(10.5) }, '10,50\u00A0kr'],
  ['at no time', {}, ''],
])('[F3.1-9] a row shows what is paid %s', (_, price, shown) => {
  const { monthly, firstInvoice, upfront } = price as Readonly<Record<string, ReturnType<typeof toOre>>>;
  const item = aCartItem({ price: { monthly, firstInvoice, upfront } });
  expect(toCartRows(aCart({ cart: { content: [item] } }))[0]?.price).toBe(shown);
});

test.each([
  [99, '99,-'],
  [12_990, '12\u00A0990,-'],
  [1_234_567, '1\u00A0234\u00A0567,-'],
  [99.5, '99,50\u00A0kr'],
  [1_299.05, '1\u00A0299,05\u00A0kr'],
])('[F9.1-25] %d kroner are shown as %s, a month with /md.', (nok, text) => {
  const [once, monthly] = [{ upfront: toOre(nok) }, { monthly: toOre(nok), upfront: undefined }].map(
    (price) => toCartRows(aCart({ cart: { content: [aCartItem({ price })] } }))[0]?.price,
  );
  expect([once, monthly]).toEqual([text, `${text}/md.`]);
});

test('[F3.1-10] how many pieces, whether they can be counted, whether the row can go; a quantity that is not sent is 1', () => {
  const answer = aCart({
    cart: {
      content: [
        aCartItem({ cartItemId: 'counted', quantity: { value: 4 } }),
        aCartItem({ cartItemId: 'fixed', quantity: { modifiable: false, removable: false } }),
      ],
    },
  });
  const sent = toWire(cartAnswerSchema, answer) as { cart: { content: { quantity: { value?: number } }[] } };
  delete sent.cart.content[1]?.quantity.value;
  const read = cartAnswerSchema['~standard'].validate(sent);
  if (read instanceof Promise || read.issues) throw new Error('The answer is not read');
  const [counted, fixed] = toCartRows(read.value);
  expect(counted).toMatchObject({ quantity: { value: 4 }, removal: { remove: { cartItemId: 'counted' } } });
  const still = { value: 1, canDecrease: false, canIncrease: false };
  expect(fixed).toMatchObject({ quantity: still, removal: null, details: [], price: '349,-' });
});

test.each([
  ['[F4.1-16] a switch', {}, 'switch', ['Svitsj']],
  ['[F3.1-18] the phone of a switch that is swapped', { isReSwitch: true }, 'switch', ['Svitsj']],
  ['[F3.1-18] an equipment agreement', {}, 'ukko', ['Utstyrsavtale 24\u00A0md.']],
])('%s: how it is paid, below its name', (_, change, type, details) => {
  const [entry] = aBundleCart().cart.subscriptions;
  if (!entry) throw new Error('The builder makes a bundle');
  const financing = { type, duration: 24 };
  const item = aBundleItem({ color: undefined, modelSize: undefined, ...change });
  const [row] = toCartRows(
    aBundleCart({
      cart: { content: [item], subscriptions: [{ ...entry, financing }] },
      subscriptions: [],
    }),
  );
  expect(row?.details).toEqual(details);
});

test('[F9.1-22] pieces and unit price', () => {
  const [row] = toCartRows(aCart({ cart: { content: [aCartItem({ quantity: { value: 2 } })] } }));
  expect(row).toMatchObject({ details: ['2\u00A0stk, 2 x 349,-/stk'], price: '698,-' });
  const detailsOf = (value: number, price: object) =>
    toCartRows(aCart({ cart: { content: [aCartItem({ quantity: { value }, price })] } }))[0]?.details;
  expect(detailsOf(3, { upfront: undefined, firstInvoice: toOre(100) })).toEqual(['3\u00A0stk, 3 x 100,-/stk']);
  expect(detailsOf(2, { upfront: undefined, monthly: toOre(99) })).toEqual(['2\u00A0stk']);
  expect(detailsOf(1, {})).toEqual([]);
});

test('[F9.1-18, F9.1-19, F9.1-20] an upfront price is less its discount, for each piece; a unique one has its own line', () => {
  const rowOf = (isUniqueDiscount: boolean) => {
    const discount = { name: 'Høstsalg', isUniqueDiscount, value: { upfront: toOre(50) } };
    return toCartRows(aCart({ cart: { content: [aCartItem({ quantity: { value: 2 }, discount })] } }))[0];
  };
  expect(rowOf(false)).toMatchObject({
    price: '598,-',
    ordinary: 'ord. pris: 698,-',
    uniqueDiscount: null,
    details: ['2\u00A0stk, 2 x 299,-/stk'],
  });
  expect(rowOf(true)).toMatchObject({
    price: '698,-',
    ordinary: null,
    uniqueDiscount: { name: 'Høstsalg', amount: '\u2212100,-' },
  });
});

test('[F9.1-21] no «fra» where the device has its plan, nor without lease months', () => {
  expect(toCartRows(aBundleCart())[0]?.price).toBe('541,-/md.');
  expect(toCartRows(aBundleCart({ cart: { content: [aBundleItem({ items: [] })] } }))[0]?.price).toBe('fra 541,-/md.');
  expect(toCartRows(aCart())[0]?.price).toBe('349,-');
});

test('[F9.1-17] without a monthly price the first invoice counts, for each piece', () => {
  const item = aCartItem({ quantity: { value: 3 }, price: { firstInvoice: toOre(100), upfront: toOre(349) } });
  expect(toCartRows(aCart({ cart: { content: [item] } }))[0]?.price).toBe('300,-');
});

test('[F9.1-16, F9.1-19, F9.1-20, F9.1-21] prices of a row', () => {
  const [discounted, unique, leased] = toCartRows(
    aCart({
      cart: {
        content: [
          aCartItem({ cartItemId: 'a', discount: { isUniqueDiscount: false, value: { upfront: toOre(50) } } }),
          aCartItem({
            cartItemId: 'b',
            discount: { name: 'Rabattkode', isUniqueDiscount: true, value: { upfront: toOre(100) } },
          }),
          aCartItem({
            cartItemId: 'c',
            leaseMonths: 24,
            price: { monthly: toOre(541), upfront: undefined },
            discount: { isUniqueDiscount: false, value: { monthly: toOre(50) } },
          }),
        ],
      },
    }),
  );
  expect(discounted).toMatchObject({ price: '299,-', ordinary: 'ord. pris: 349,-', uniqueDiscount: null });
  expect(unique).toMatchObject({
    price: '349,-',
    ordinary: null,
    uniqueDiscount: { name: 'Rabattkode', amount: '\u2212100,-' },
  });
  expect(leased).toMatchObject({ price: 'fra 491,-/md.', ordinary: 'ord. pris: 541,-/md.' });
});

test('[F4.1-7, F4.1-9] how each row goes: the bundle by its own row, a service by its id, a plan not at all', () => {
  const service = aNestedItem({
    id: 'FORSIKRING_M',
    type: 'SERVICE',
    cartItemId: 'line-4',
    quantity: { value: 1, modifiable: false, removable: true },
  });
  const [device, charger] = toCartRows(
    aBundleCart({ cart: { content: [aBundleItem({ items: [aNestedItem(), service] }), aCartItem()] } }),
  );
  expect(device?.removal).toEqual({ remove: { bundleId: 'bundle-1' } });
  expect(device?.children.map(({ removal }) => removal)).toEqual([null, { remove: { cartItemId: 'line-4' } }]);
  expect(charger?.removal).toEqual({ remove: { cartItemId: 'line-1' } });
});

test.each(['HANDSET', 'HANDSET-PREOWNED', 'MODEM', 'ACCESSORY', 'WEARABLE', 'CONNECTED_DEVICE', 'TABLET'])(
  '[F4.1-7] %s in no bundle goes by the id of its row',
  (type) => {
    const content = [aCartItem({ type, cartItemId: 'line-7', bundleId: undefined })];
    expect(toCartRows(aCart({ cart: { content } }))[0]?.removal).toEqual({ remove: { cartItemId: 'line-7' } });
  },
);

test('[F4.1-7, F4.1-9] a service without a row of its own goes by its code, other rows by nothing, and fixed ones not at all', () => {
  const removalOf = (change: Parameters<typeof aCartItem>[0]) =>
    toCartRows(aCart({ cart: { content: [aCartItem(change)] } }))[0]?.removal;
  expect(removalOf({ type: 'SERVICE', id: 'TRYGG', cartItemId: '' })).toEqual({ remove: { serviceCode: 'TRYGG' } });
  for (const type of ['WEBDEAL', 'VOUCHER', 'SIM', 'NEW_NUMBER', 'SPECIALPRODUCT', 'BREAKAGE_FEE'])
    expect(removalOf({ type })).toBeNull();
  expect(removalOf({ quantity: { removable: false } })).toBeNull();
});

test('[F4.1-8, F6-7] a paid order cannot be changed', () => {
  const [row] = toCartRows(aCart({ hasPaid: true }));
  expect(row).toMatchObject({ quantity: null, removal: null });
});
