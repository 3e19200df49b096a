import { toOre, ZERO } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type { CartAnswer, CartItem, NestedCartItem, NumberChoice } from '../model';
import { emptyCart } from '../rules/empty-cart';

/** A charger bought at once: 349,-, one piece. */
export const aCartItem = (change: Change<CartItem> = {}): CartItem =>
  merge<CartItem>(
    {
      id: 'KVI-LADER-45',
      type: 'ACCESSORY',
      cartItemId: 'line-1',
      isReSwitch: false,
      quantity: { value: 1, modifiable: true, removable: true },
      name: 'Kvist lader 45 W, USB-C',
      brand: 'Kvist',
      price: { upfront: toOre(349), upfrontWithoutVAT: toOre(279.2), total: toOre(349) },
      items: [],
    },
    change,
  );

/** A plan: 499,-/md. */
export const aNestedItem = (change: Change<NestedCartItem> = {}): NestedCartItem =>
  merge<NestedCartItem>(
    {
      id: 'FJELL_X_BASIC_2025_2',
      type: 'SUBSCRIPTION',
      cartItemId: 'line-3',
      bundleId: 'bundle-1',
      isReSwitch: false,
      quantity: { value: 1, modifiable: false, removable: false },
      name: 'Fjell X Basic',
      code: 'FJELL_X_BASIC_2025_2',
      price: { monthly: toOre(499), monthlyWithoutVAT: toOre(399.2) },
      items: [],
    },
    change,
  );

/** A handset on a 24-month lease with its plan: 541,- and 499,- a month. */
export const aBundleItem = (change: Change<CartItem> = {}): CartItem =>
  merge<CartItem>(
    aCartItem({
      id: 'AUR-5P-256-LYN',
      type: 'HANDSET',
      cartItemId: 'line-2',
      bundleId: 'bundle-1',
      leaseMonths: 24,
      quantity: { value: 1, modifiable: false, removable: true },
      name: 'Aurora 5 Pro',
      brand: 'Aurora',
      color: 'Lyng',
      modelSize: '256 GB',
      price: {
        monthly: toOre(541),
        monthlyWithoutVAT: toOre(432.8),
        upfront: undefined,
        upfrontWithoutVAT: undefined,
        total: toOre(12_984),
      },
      items: [aNestedItem()],
    }),
    change,
  );

/** A cart with one charger. */
export const aCart = (change: Change<CartAnswer> = {}): CartAnswer =>
  merge<CartAnswer>(
    {
      ...emptyCart('B2C'),
      orderRef: 'order-1',
      cart: { content: [aCartItem()], subscriptions: [] },
      totals: {
        monthly: ZERO,
        upfront: toOre(349),
        firstInvoice: ZERO,
        vat: toOre(69.8),
        upfrontWithoutVAT: toOre(279.2),
      },
      delivery: {
        icon: 'delivery',
        label: 'Levering',
        value: '59,-',
        progressBar: { min: ZERO, max: toOre(1_000), progress: toOre(349) },
      },
    },
    change,
  );

/** A cart with the leased handset, its plan and a charger. */
export const aBundleCart = (change: Change<CartAnswer> = {}): CartAnswer =>
  merge<CartAnswer>(
    aCart({
      cart: {
        content: [aBundleItem(), aCartItem()],
        subscriptions: [
          {
            id: 'bundle-1',
            code: 'FJELL_X_BASIC_2025_2',
            financing: { type: 'lease', code: 'TLF12PLEAS', duration: 24 },
            keepExistingSubscription: false,
            isDataUnlimited: true,
            size: null,
          },
        ],
      },
      subscriptions: [
        {
          id: 'bundle-1',
          isLegal: true,
          code: 'FJELL_X_BASIC_2025_2',
          financing: { type: 'lease', code: 'TLF12PLEAS', duration: 24 },
          price: { monthly: { amountSubscription: toOre(499) } },
        },
      ],
      totals: { monthly: toOre(1_040) },
    }),
    change,
  );

/** A new number on a SIM card. */
export const aNumberChoice = (change: Change<NumberChoice> = {}): NumberChoice =>
  merge<NumberChoice>({ phoneNumber: { check: { type: 'new' } }, isEsimSelected: false }, change);

export { emptyCart };
