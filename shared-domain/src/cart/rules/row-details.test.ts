import fc from 'fast-check';
import { toOre } from '../../money';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../testing';
import { cartText } from '../texts/nb';
import { hasBundleWithoutSubscription, rowDetails, subtitleLines } from './row-details';

describe('row details', () => {
  const details = (...facts: Parameters<typeof rowDetails>): readonly string[] =>
    rowDetails(...facts).map((line) => line.map(cartText).join(', '));

  const own = { isNested: false, price: null };
  const nested = { isNested: true, price: null };
  const [entry] = aBundleCart().cart.subscriptions;
  if (!entry) throw new Error('The builder makes a bundle');
  const cartWith = (change: Partial<typeof entry>) =>
    aBundleCart({ cart: { subscriptions: [{ ...entry, ...change }] } });

  test('[F3.1-8] a device: variant, then how it is financed', () => {
    expect(details(aBundleItem(), aBundleCart(), own)).toEqual(['Lyng, 256\u00A0GB', 'Delbetaling 24\u00A0md.']);
    expect(details(aBundleItem({ color: undefined }), aBundleCart(), nested)).toEqual(['256\u00A0GB']);
    expect(details(aCartItem({ color: 'Sort' }), aCart(), own)).toEqual(['Sort']);
  });

  test.each([
    ['Svitsj', { type: 'switch', duration: 24 }, false, 'Svitsj'],
    ['a swap', { type: 'switch', duration: 24 }, true, 'Svitsj'],
    ['an equipment agreement', { type: 'ukko', duration: 36 }, false, 'Utstyrsavtale 36\u00A0md.'],
    ['a lease that is paid at once', { type: 'lease', duration: 'now' }, false, 'Med avtaletid'],
    [
      'a lease with commitment',
      { type: 'lease', code: '24commitment', duration: 24 },
      false,
      'Delbetaling 24\u00A0md. med bindingstid',
    ],
  ])('[F3.1-8, F3.1-18] a device names how it is financed: %s', (_, financing, isReSwitch, shown) => {
    const [bundle] = aBundleCart().subscriptions;
    if (!bundle) throw new Error('The builder makes a bundle');
    const cart = aBundleCart({ subscriptions: [{ ...bundle, financing }] });
    expect(details(aBundleItem({ isReSwitch }), cart, own)).toEqual(['Lyng, 256\u00A0GB', shown]);
    const given = { type: 'RESWITCH_EXISTING_HARDWARE', bundleId: 'bundle-1', color: undefined, modelSize: undefined };
    if (isReSwitch) expect(details(aCartItem({ ...given, isReSwitch }), cart, own)).toEqual([]);
  });

  test('[F3.1-8] its own subtitle comes first', () => {
    expect(details(aCartItem({ subtitle: ['Med kabel', 'USB-C'], color: 'Hvit' }), aCart(), own)).toEqual([
      'Med kabel',
      'USB-C',
      'Hvit',
    ]);
  });

  test('[F3.4-3] a plan for an own number says which; the HTML that everyone may read does not', () => {
    const detailsOf = (phoneNumber: string) => details(aCartItem({ type: 'SUBSCRIPTION', phoneNumber }), aCart(), own);
    expect(detailsOf('92345678')).toEqual(['Endring av 923 45 678']);
    expect(detailsOf('')).toEqual(['Endring av abonnement']);
  });

  test.each([
    ['unlimited', aNestedItem(), aBundleCart(), ['Ubegrenset\u00A0data']],
    [
      'so many GB',
      aNestedItem(),
      cartWith({ isDataUnlimited: false, size: { amount: 10, unit: 'GB' } }),
      ['10\u00A0GB'],
    ],
    ['not known', aNestedItem(), cartWith({ isDataUnlimited: false }), []],
    ['found by its code', aNestedItem({ bundleId: undefined, id: 'x' }), aBundleCart(), ['Ubegrenset\u00A0data']],
    ['found by its id', aNestedItem({ bundleId: undefined, code: 'x' }), aBundleCart(), ['Ubegrenset\u00A0data']],
    ['found by its bundle', aNestedItem({ id: 'x', code: 'x' }), aBundleCart(), ['Ubegrenset\u00A0data']],
    ['of another plan', aNestedItem({ id: 'x', code: 'x', bundleId: 'x' }), aBundleCart(), []],
    ['not of a service', aNestedItem({ type: 'SERVICE' }), aBundleCart(), []],
  ])('[F3.1-4] data of a plan: %s', (_, item, cart, shown) => {
    expect(details(item, cart, nested)).toEqual(shown);
  });

  test('[F9.1-22] pieces and unit price come last', () => {
    const price = {
      pieces: { key: 'pieces', values: { count: 2 } },
      unitPrice: { key: 'piecesOf', values: { count: 2, unit: toOre(349) } },
    } as const;
    expect(details(aCartItem({ color: 'Hvit' }), aCart(), { isNested: false, price })).toEqual([
      'Hvit',
      '2\u00A0stk, 2 x 349,-/stk',
    ]);
    expect(details(aCartItem(), aCart(), { isNested: false, price: { pieces: null, unitPrice: null } })).toEqual([]);
  });
});

describe('subtitle', () => {
  test.each([
    ['one text', 'Med kabel', ['Med kabel']],
    ['a list', ['Med kabel', 'USB-C'], ['Med kabel', 'USB-C']],
    ['nothing', undefined, []],
    ['an empty text', '', []],
    ['markup', '<p>Med <strong>kabel</strong></p><p>USB-C</p>', ['Med kabel', 'USB-C']],
    [
      'breaks, a list, blocks',
      'a<br>b<BR />c<ul><li>d</li><li>e</li></ul>f<ol>g</ol><div class="x">h</div>i',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
    ],
    ['tags that only begin alike', 'a<brand>b</pre>c', ['abc']],
    [
      'entities',
      ['Deksel &amp; kabel', '2&nbsp;m &lt;3&gt; &quot;ny&quot; &ukjent;'],
      ['Deksel & kabel', '2\u00A0m <3> "ny" &ukjent;'],
    ],
    ['empty entries and space around', ['  Med kabel ', ' ', '<br>'], ['Med kabel']],
  ])('[F3.1-8] %s', (_, subtitle, lines) => {
    expect(subtitleLines(subtitle)).toEqual(lines);
  });

  test('[F3.1-8] text without markup is kept as it is, however it is tagged', () => {
    const word = fc.stringMatching(/^[a-zæøå0-9]{1,8}$/);
    const tag = fc.constantFrom('p', 'b', 'em', 'span', 'li', 'blink');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, tag), { maxLength: 5 }), (parts) => {
        expect(subtitleLines(parts.map(([text, name]) => `<${name} class="x">${text}</${name}>`))).toEqual(
          parts.map(([text]) => text),
        );
      }),
    );
  });
});

describe('bundle state', () => {
  test.each([
    ['a bundle with its plan', aBundleItem(), false],
    ['a bundle with a draft of a plan', aBundleItem({ items: [aNestedItem({ type: 'SUBSCRIPTION_DRAFT' })] }), false],
    ['a bundle with nothing in it', aBundleItem({ items: [] }), true],
    ['a bundle with an insurance only', aBundleItem({ items: [aNestedItem({ type: 'SERVICE' })] }), true],
    ['a device bought at once', aCartItem({ type: 'HANDSET' }), false],
    ['a plan of its own', aCartItem({ type: 'SUBSCRIPTION', bundleId: 'bundle-2' }), false],
  ])('[F5.1-6] %s', (_, item, expected) => {
    expect(hasBundleWithoutSubscription([item])).toBe(expected);
    expect(hasBundleWithoutSubscription([aCartItem(), item])).toBe(expected);
  });

  test('[F5.1-6] items without a list of children', () => {
    expect(hasBundleWithoutSubscription([{ id: 'A', type: 'TABLET', cartItemId: '1', bundleId: 'b' }])).toBe(true);
  });
});
