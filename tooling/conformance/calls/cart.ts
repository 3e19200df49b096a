/** A purchase: from no order to an empty cart. Nothing stays but an order that is not paid. */
import {
  type CartAnswer,
  type CartCallOptions,
  type CartUpdateInput,
  getCart,
  postCartUpdate,
} from 'shared-domain/cart/io';
import { toDeviceUpdate } from 'shared-domain/purchase';
import { answered, type Expect, needed, type Probe } from '../probe';
import type { Found } from './catalogue';

const NO_ORDER = { orderRef: null, realm: null } as const;
const linesOf = ({ cart }: CartAnswer) => cart.content.map(({ id, quantity }) => `${quantity.value} ${id}`).join(', ');

/** A cart of one shopper. */
function shopper() {
  let order: { readonly orderRef: string | null; readonly realm: 'B2C' | null } = NO_ORDER;
  const send = async (input: CartUpdateInput, options: CartCallOptions & { readonly idempotencyKey: string }) => {
    const cart = answered(await postCartUpdate(input, { realm: 'B2C', ...options }));
    order = { orderRef: cart.orderRef, realm: 'B2C' };
    return cart;
  };
  return {
    change: (input: CartUpdateInput) => send(input, { order, idempotencyKey: crypto.randomUUID() }),
    /** The same request a second time, as after an answer that was lost. */
    changeTwice: async (input: CartUpdateInput) => {
      const options = { order, idempotencyKey: crypto.randomUUID() };
      return [await send(input, options), await send(input, options)] as const;
    },
    read: async () => answered(await getCart({ order, realm: 'B2C' })),
  };
}

export async function askCart(probe: Probe, { accessory, device }: Found): Promise<void> {
  const { change, changeTwice, read } = shopper();
  await probe.ask('cart', 'POST /api/cart/get/', async (expect) => {
    const cart = await read();
    expect(cart.orderRef === null && cart.cart.content.length === 0, 'a visitor without an order has one');
  });
  await probe.ask('cart', 'POST /api/cart/update/', async (expect) => {
    const variant = needed(accessory, 'accessory that is sold').variants[0];
    const { sku, prices } = needed(variant, 'variant');
    const [first, again] = await changeTwice({ update: { accessorySku: sku, quantity: 1 } });
    expect(first.errorMessage === undefined, `an accessory is refused: ${first.errorMessage ?? ''}`);
    expect(first.orderRef !== null, 'an order has no reference');
    expect(
      linesOf(again) === `1 ${sku}`,
      `repeated with its idempotency-key, one piece of ${sku} is «${linesOf(again)}»`,
    );
    const [line] = again.cart.content;
    expect(
      line?.price.upfront === prices.upfront?.upfront,
      `${sku} costs ${line?.price.upfront ?? 'nothing'} øre in the cart, and ${prices.upfront?.upfront ?? 'nothing'} on its page`,
    );
    expect(again.totals.upfront === line?.price.upfront, 'the total of one line is not its price');
    expect(linesOf(await read()) === linesOf(again), 'the cart that is read is not the one that was answered');
    await askChanges(change, again, sku, expect);
  });
  await probe.ask('cart', 'POST /api/cart/update/ (a device with a plan)', async (expect) => {
    const { name, sku, option, planCode } = needed(device, 'device with a plan');
    const bought = await change(toDeviceUpdate({ type: 'HANDSET', sku, option, planCode }));
    expect(bought.errorMessage === undefined, `${name} with ${planCode} is refused: ${bought.errorMessage ?? ''}`);
    const [line] = bought.cart.content;
    const [plan] = bought.subscriptions;
    expect(line?.id === sku && line.bundleId !== undefined, `${name} is not a line with a bundle`);
    expect(plan?.id === line?.bundleId, `${name} and its plan are not one bundle`);
    expect(bought.totals.monthly > 0, 'instalments and a plan cost nothing a month');
    const bundleId = needed(line?.bundleId, 'bundle');
    const left = await change({ remove: { bundleId } });
    expect(left.cart.content.length === 0 && left.subscriptions.length === 0, 'a removed bundle leaves something');
    expect(left.totals.monthly === 0 && left.totals.upfront === 0, 'an empty cart costs something');
  });
}

async function askChanges(
  change: ReturnType<typeof shopper>['change'],
  cart: CartAnswer,
  sku: string,
  expect: Expect,
): Promise<void> {
  const line = needed(cart.cart.content[0], 'line');
  if (line.quantity.modifiable) {
    const two = await change({ update: { accessorySku: sku, cartItemId: line.cartItemId, quantity: 2 } });
    expect(linesOf(two) === `2 ${sku}`, `two pieces of ${sku} are «${linesOf(two)}»`);
  }
  const refused = await change({ update: { accessorySku: 'no-such-sku' } });
  expect(refused.errorMessage !== undefined, 'a sku that there is not is not refused with errorMessage');
  const removed = await change({ remove: { cartItemId: line.cartItemId } });
  expect(linesOf(removed) === '', `after its removal the cart holds «${linesOf(removed)}»`);
}
