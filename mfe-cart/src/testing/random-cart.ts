import fc from 'fast-check';
import type { CartAnswer, CartItem, NestedCartItem } from 'shared-domain/cart';
import { aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { type Realm, REALMS } from 'shared-domain/contracts/realm';
import { ore } from 'shared-domain/money';

/** Amounts of one piece as a server computes them, in øre: independent of the rules that read them. */
interface Facts {
  readonly field: 'monthly' | 'upfront' | 'firstInvoice';
  readonly gross: number;
  readonly off: number;
  readonly quantity: number;
  readonly isUnique: boolean;
  readonly children: readonly { readonly gross: number; readonly off: number; readonly freeMonths: number }[];
}

export interface RandomCart {
  readonly answer: CartAnswer;
  /** The expected sums, on the realm's basis and with mva. */
  readonly oracle: {
    /** In the first month; with `monthlyLater` once no row is free any more. */
    readonly monthly: number;
    readonly monthlyLater: number;
    readonly upfront: number;
    readonly firstInvoice: number;
    readonly monthlyGross: number;
    readonly upfrontGross: number;
  };
}

const net = (gross: number): number => Math.round((gross * 4) / 5);

const amount = fc.integer({ min: 1, max: 3_000_000 });
const priced = amount.chain((gross) =>
  fc.record({ gross: fc.constant(gross), off: fc.integer({ min: 0, max: gross }) }),
);
const facts: fc.Arbitrary<Facts> = priced.chain(({ gross, off }) =>
  fc.record({
    field: fc.constantFrom('monthly', 'upfront', 'firstInvoice'),
    gross: fc.constant(gross),
    off: fc.oneof(fc.constant(0), fc.constant(off)),
    quantity: fc.integer({ min: 1, max: 10 }),
    isUnique: fc.boolean(),
    children: fc.array(
      priced.chain((price) =>
        fc.record({
          gross: fc.constant(price.gross),
          off: fc.constant(price.off),
          freeMonths: fc.constantFrom(0, 0, 2, 3),
        }),
      ),
      { maxLength: 3 },
    ),
  }),
);

const NET_FIELDS = { monthly: 'monthlyWithoutVAT', upfront: 'upfrontWithoutVAT' } as const;

function priceOf(field: Facts['field'], gross: number): CartItem['price'] {
  return field === 'firstInvoice'
    ? { firstInvoice: ore(gross) }
    : { [field]: ore(gross), [NET_FIELDS[field]]: ore(net(gross)) };
}

function toItem({ field, gross, off, quantity, isUnique, children }: Facts, index: number, realm: Realm): CartItem {
  const onBasis = realm === 'B2C' ? off : net(off);
  const nested = children.map((child, place): NestedCartItem => ({
    ...aNestedItem({ cartItemId: `child-${index}-${place}`, name: `Plan ${index}-${place}` }),
    price: priceOf('monthly', child.gross),
    ...(child.freeMonths > 0 && { freeMonths: child.freeMonths }),
    discount: {
      isUniqueDiscount: false,
      value: { monthly: ore(realm === 'B2C' ? child.off : net(child.off)) },
    },
  }));
  return {
    ...aCartItem({ cartItemId: `item-${index}`, name: `Vare ${index}` }),
    // Only what is paid at once is counted by the piece.
    quantity: { value: field === 'monthly' ? 1 : quantity, modifiable: true, removable: true },
    price: priceOf(field, gross),
    ...(off > 0 &&
      field !== 'firstInvoice' && {
        discount: {
          isUniqueDiscount: field === 'upfront' && isUnique,
          name: 'Kampanje',
          value: { [field]: ore(onBasis) },
        },
      }),
    items: nested,
  };
}

/** A cart of any realm with nested rows and discounts, and its sums, computed apart from the rules. */
export const randomCart: fc.Arbitrary<RandomCart> = fc
  .record({ realm: fc.constantFrom(...REALMS), rows: fc.array(facts, { minLength: 1, maxLength: 6 }) })
  .map(({ realm, rows }) => {
    const sumOf = (field: Facts['field'], shown: (gross: number) => number, month = Infinity): number =>
      rows.reduce((sum, row) => {
        const own =
          row.field === field
            ? (field === 'monthly' ? 1 : row.quantity) *
              (shown(row.gross) - (field === 'firstInvoice' ? 0 : shown(row.off)))
            : 0;
        const children = field === 'monthly' ? row.children.filter(({ freeMonths }) => month > freeMonths) : [];
        return sum + own + children.reduce((part, { gross, off }) => part + shown(gross) - shown(off), 0);
      }, 0);
    const basis = realm === 'B2C' ? (gross: number) => gross : net;
    const gross = (value: number): number => value;
    const [monthlyGross, upfrontGross] = [sumOf('monthly', gross, 1), sumOf('upfront', gross)];
    const paid = rows.flatMap(({ children }) => children).filter((child) => child.gross > child.off);
    const ends = [2, 3].filter((months) => paid.some(({ freeMonths }) => freeMonths === months));
    const upfrontNet = realm === 'B2C' ? net(upfrontGross) : sumOf('upfront', net);
    return {
      answer: aCart({
        realm,
        cart: { content: rows.map((row, index) => toItem(row, index, realm)) },
        totals: {
          monthly: ore(sumOf('monthly', gross)),
          upfront: ore(upfrontGross),
          firstInvoice: ore(sumOf('firstInvoice', gross)),
          vat: ore(upfrontGross - upfrontNet),
          upfrontWithoutVAT: ore(upfrontNet),
          ...(realm !== 'B2C' && { monthlyWithoutVAT: ore(sumOf('monthly', net)) }),
          ...(ends.length > 0 && {
            firstMonths: ends.map((months) => ({
              months,
              monthly: ore(sumOf('monthly', gross, months)),
              ...(realm !== 'B2C' && { monthlyWithoutVAT: ore(sumOf('monthly', net, months)) }),
            })),
          }),
        },
      }),
      oracle: {
        monthly: sumOf('monthly', basis, 1),
        monthlyLater: sumOf('monthly', basis),
        upfront: sumOf('upfront', basis),
        firstInvoice: sumOf('firstInvoice', gross),
        monthlyGross,
        upfrontGross,
      },
    };
  });
