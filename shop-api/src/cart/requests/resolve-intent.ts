import { failed, ok, type Result } from 'shared-domain/kernel';
import { isKeepExisting } from 'shared-domain/subscription';
import type { FieldError } from '../../http/problem';
import type { CartUpdateFields, CartUpdateRequest } from './cart-request';
import type { ExistingPhone, Intent } from './intent';

/** Which of the update forms of F7.1-7..18 a request is; otherwise the field that is wrong or missing. */
export function resolveIntent(request: CartUpdateRequest): Result<Intent, readonly FieldError[]> {
  const named = (['extend', 'empty', 'update', 'remove', 'restore'] as const).filter(
    (key) => request[key] !== undefined,
  );
  if (named.length !== 1) {
    return failed([
      {
        pointer: named[1] ? `/${named[1]}` : '',
        detail: 'Exactly one of extend, empty, update, remove and restore is required',
      },
    ]);
  }
  if (request.extend) return ok({ kind: 'extend' });
  if (request.empty) return ok({ kind: 'empty' });
  if (request.restore) return ok({ kind: 'restore', cartItemId: request.restore.cartItemId });
  return request.update ? resolveUpdate(request.update) : resolveRemoval(request.remove ?? {});
}

function resolveRemoval(remove: NonNullable<CartUpdateRequest['remove']>): Result<Intent, readonly FieldError[]> {
  const given = (['bundleId', 'cartItemId', 'serviceCode'] as const).filter((key) => remove[key] !== undefined);
  const [by] = given;
  if (!by || given.length > 1) {
    return failed([
      {
        pointer: given[1] ? `/remove/${given[1]}` : '/remove',
        detail: 'Exactly one of bundleId, cartItemId and serviceCode is required',
      },
    ]);
  }
  return ok({ kind: 'remove', by, id: remove[by] ?? '' });
}

function resolveUpdate(update: CartUpdateFields): Result<Intent, readonly FieldError[]> {
  if (update.accessorySku !== undefined) return resolveAccessory(update, update.accessorySku);
  if (update.handsetSku !== undefined) return resolveDevice(update, update.handsetSku);
  if (update.pricePlan !== undefined || update.isForBundle) return resolvePlan(update);
  if (update.serviceCode !== undefined) {
    if (update.cartItemId === undefined)
      return missing('/update/cartItemId', 'A service needs the item that it belongs to');
    return ok({ kind: 'add-service', serviceCode: update.serviceCode, cartItemId: update.cartItemId });
  }
  return missing('/update', 'One of handsetSku, accessorySku, pricePlan and serviceCode is required');
}

function resolveAccessory(update: CartUpdateFields, sku: string): Result<Intent, readonly FieldError[]> {
  const clash = (['handsetSku', 'pricePlan', 'serviceCode'] as const).find((key) => update[key] !== undefined);
  if (clash) return missing(`/update/${clash}`, 'Does not go together with accessorySku');
  if (update.cartItemId === undefined)
    return ok({ kind: 'add-goods', sku, quantity: update.quantity ?? 1, planCode: null, existingPhone: null });
  if (update.quantity === undefined) return missing('/update/quantity', 'Required with cartItemId');
  return ok({ kind: 'set-quantity', sku, cartItemId: update.cartItemId, quantity: update.quantity });
}

function resolveDevice(update: CartUpdateFields, sku: string): Result<Intent, readonly FieldError[]> {
  const planCode = planOf(update);
  if (update.cartItemId !== undefined) {
    if (planCode === null && !keepsPlan(update))
      return missing('/update/pricePlan', 'Required with handsetSku and cartItemId');
    return ok({
      kind: 'replace-plan',
      bundle: update.cartItemId,
      sku,
      planCode,
      serviceCode: update.serviceCode ?? null,
    });
  }
  const type = update.financingType ?? 'upfront';
  const existingPhone = existingPhoneOf(update);
  if (type === 'upfront')
    return ok({ kind: 'add-goods', sku, quantity: update.quantity ?? 1, planCode, existingPhone });
  const duration = update.financingDuration ?? null;
  if (type !== 'ukko')
    return ok({
      kind: 'add-bundle',
      sku,
      financing: { type, duration },
      planCode,
      keepsSubscription: keepsPlan(update),
      existingPhone,
    });
  if (typeof duration !== 'number') return missing('/update/financingDuration', 'Months are required with ukko');
  return ok({ kind: 'set-agreement', sku, choice: { months: duration } });
}

function resolvePlan(update: CartUpdateFields): Result<Intent, readonly FieldError[]> {
  const keeps = keepsPlan(update);
  if (update.isForBundle) {
    if (update.cartItemId === undefined) return missing('/update/cartItemId', 'Required with isForBundle');
    if (update.pricePlan === undefined && !keeps)
      return missing('/update/pricePlan', 'Required with isForBundle unless isKeepExisting');
    return ok({
      kind: 'replace-plan',
      bundle: update.cartItemId,
      sku: null,
      planCode: planOf(update),
      serviceCode: update.serviceCode ?? null,
    });
  }
  const planCode = planOf(update);
  if (planCode === null) return missing('/update/pricePlan', 'Required');
  const { quantity = 1, hasChangedSubscription: isChange = false } = update;
  if (isChange && update.phoneNumber === undefined)
    return missing('/update/phoneNumber', 'Required with hasChangedSubscription');
  if (isChange && quantity !== 1) return missing('/update/quantity', 'One with hasChangedSubscription');
  return ok({ kind: 'add-subscription', planCode, quantity, isChange });
}

/** Whether the customer keeps the existing plan: by the flag, or by the code for it (P4-52, P9-23). */
const keepsPlan = ({ isKeepExisting: isKept, pricePlan }: CartUpdateFields): boolean =>
  isKept === true || (pricePlan !== undefined && isKeepExisting(pricePlan));

const planOf = (update: CartUpdateFields): string | null => (keepsPlan(update) ? null : (update.pricePlan ?? null));

function existingPhoneOf(update: CartUpdateFields): ExistingPhone | null {
  if (keepsPlan(update)) return 'kept';
  return update.hasChangedSubscription || update.phoneNumber !== undefined ? 'changed' : null;
}

const missing = (pointer: string, detail: string): Result<Intent, readonly FieldError[]> =>
  failed([{ pointer, detail }]);
