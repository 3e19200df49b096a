import * as v from 'valibot';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdateInput } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { asSent } from 'shared-domain/testing';
import type { CartService, UpdateOptions } from '../cart-service';
import { cartUpdateSchema } from '../requests/cart-request';

interface CallOptions extends UpdateOptions {
  readonly orderRef?: string | null;
  readonly realm?: Realm;
}

/** Runs an update through the schemas of both sides, as a client's request would. */
export async function callCart(
  service: CartService,
  input: CartUpdateInput,
  { orderRef = null, realm = 'B2C', ...options }: CallOptions = {},
): Promise<CartAnswerWire> {
  const result = await service.update(v.parse(cartUpdateSchema, { ...input, orderRef, realm }), options);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return asSent(cartAnswerSchema, result.value);
}
