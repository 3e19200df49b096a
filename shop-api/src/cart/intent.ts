/** Which of the update forms of F7.1-7..18 a request is. */
import { failed, ok, type Result } from 'shared-domain/kernel';
import type { CartUpdateFields, CartUpdateRequest } from './cart-request';

export type Intent =
  | { readonly kind: 'extend' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'remove'; readonly by: 'bundleId' | 'cartItemId' | 'serviceCode'; readonly id: string }
  | { readonly kind: 'add-goods'; readonly sku: string; readonly quantity: number; readonly planCode: string | null }
  | { readonly kind: 'set-quantity'; readonly sku: string; readonly cartItemId: string; readonly quantity: number }
  | {
      readonly kind: 'add-bundle';
      readonly sku: string;
      readonly financing: { readonly type: 'lease' | 'switch' | 'reswitch' | 'ukko'; readonly duration: number | 'now' | null };
      /** null: the customer keeps the subscription they have. */
      readonly planCode: string | null;
      readonly keepsSubscription: boolean;
    }
  | {
      readonly kind: 'replace-plan';
      /** cartItemId of a row of the bundle, or the bundle's own id. */
      readonly bundle: string;
      readonly sku: string | null;
      readonly planCode: string | null;
    }
  | { readonly kind: 'add-subscription'; readonly planCode: string; readonly quantity: number }
  | { readonly kind: 'add-service'; readonly serviceCode: string; readonly cartItemId: string };

export interface FieldError {
  /** JSON pointer into the body. */
  readonly pointer: string;
  readonly detail: string;
}

/** Codes that say 'no insurance' (P3-31, F7.1-10). */
const NO_SERVICE = new Set(['NONE', 'dummy']);

export function resolveIntent(request: CartUpdateRequest): Result<Intent, readonly FieldError[]> {
  const named = (['extend', 'empty', 'update', 'remove'] as const).filter((key) => request[key] !== undefined);
  if (named.length !== 1) {
    return failed([{ pointer: named[1] ? `/${named[1]}` : '', detail: 'Exactly one of extend, empty, update and remove is required' }]);
  }
  if (request.extend) return ok({ kind: 'extend' });
  if (request.empty) return ok({ kind: 'empty' });
  return request.update ? resolveUpdate(request.update) : resolveRemoval(request.remove ?? {});
}

function resolveRemoval(remove: NonNullable<CartUpdateRequest['remove']>): Result<Intent, readonly FieldError[]> {
  const given = (['bundleId', 'cartItemId', 'serviceCode'] as const).filter((key) => remove[key] !== undefined);
  const [by] = given;
  if (!by || given.length > 1) {
    return failed([{ pointer: given[1] ? `/remove/${given[1]}` : '/remove', detail: 'Exactly one of bundleId, cartItemId and serviceCode is required' }]);
  }
  return ok({ kind: 'remove', by, id: remove[by] ?? '' });
}

function resolveUpdate(update: CartUpdateFields): Result<Intent, readonly FieldError[]> {
  if (update.accessorySku !== undefined) return resolveAccessory(update, update.accessorySku);
  if (update.handsetSku !== undefined) return resolveDevice(update, update.handsetSku);
  if (update.pricePlan !== undefined || update.isForBundle) return resolvePlan(update);
  if (update.serviceCode !== undefined) {
    if (update.cartItemId === undefined) return missing('/update/cartItemId', 'A service needs the item that it belongs to');
    return ok({ kind: 'add-service', serviceCode: update.serviceCode, cartItemId: update.cartItemId });
  }
  return missing('/update', 'One of handsetSku, accessorySku, pricePlan and serviceCode is required');
}

function resolveAccessory(update: CartUpdateFields, sku: string): Result<Intent, readonly FieldError[]> {
  const clash = (['handsetSku', 'pricePlan', 'serviceCode'] as const).find((key) => update[key] !== undefined);
  if (clash) return missing(`/update/${clash}`, 'Does not go together with accessorySku');
  if (update.cartItemId === undefined) return ok({ kind: 'add-goods', sku, quantity: update.quantity ?? 1, planCode: null });
  if (update.quantity === undefined) return missing('/update/quantity', 'Required with cartItemId');
  return ok({ kind: 'set-quantity', sku, cartItemId: update.cartItemId, quantity: update.quantity });
}

function resolveDevice(update: CartUpdateFields, sku: string): Result<Intent, readonly FieldError[]> {
  const planCode = update.pricePlan ?? null;
  if (update.cartItemId !== undefined) {
    if (planCode === null) return missing('/update/pricePlan', 'Required with handsetSku and cartItemId');
    return ok({ kind: 'replace-plan', bundle: update.cartItemId, sku, planCode });
  }
  const type = update.financingType ?? 'upfront';
  if (type === 'upfront') return ok({ kind: 'add-goods', sku, quantity: update.quantity ?? 1, planCode });
  const keepsSubscription = update.isKeepExisting === true;
  const financing = { type, duration: update.financingDuration ?? null };
  return ok({ kind: 'add-bundle', sku, financing, planCode: keepsSubscription ? null : planCode, keepsSubscription });
}

function resolvePlan(update: CartUpdateFields): Result<Intent, readonly FieldError[]> {
  const keeps = update.isKeepExisting === true;
  if (update.isForBundle) {
    if (update.cartItemId === undefined) return missing('/update/cartItemId', 'Required with isForBundle');
    if (update.pricePlan === undefined && !keeps) return missing('/update/pricePlan', 'Required with isForBundle unless isKeepExisting');
    return ok({ kind: 'replace-plan', bundle: update.cartItemId, sku: null, planCode: keeps ? null : (update.pricePlan ?? null) });
  }
  if (update.pricePlan === undefined) return missing('/update/pricePlan', 'Required');
  return ok({ kind: 'add-subscription', planCode: update.pricePlan, quantity: update.quantity ?? 1 });
}

export const isNoService = (code: string): boolean => NO_SERVICE.has(code);

const missing = (pointer: string, detail: string): Result<Intent, readonly FieldError[]> => failed([{ pointer, detail }]);
