import { assertNever, ok } from 'shared-domain/kernel';
import type { Intent } from '../requests/intent';
import { refusals } from '../texts/nb';
import { addBundle } from './add-bundle';
import { addGoods } from './add-goods';
import { addSubscription } from './add-subscription';
import type { ChangeContext, ChangeResult } from './change';
import { checkDiscount } from './check-discount';
import { refuse } from './goods-checks';
import { removeLines } from './remove-lines';
import { replacePlan } from './replace-plan';
import { restoreLines } from './restore-lines';
import { setAgreement } from './set-agreement';
import { setInsurance } from './set-insurance';
import { setQuantity } from './set-quantity';

/** Upper bound of lines in one order, so that answers stay small. */
export const LINES_MAX = 100;

/** The lines after one update, or the reason why it is refused. Reads the catalogue, writes nothing. */
export function applyIntent(context: ChangeContext, intent: Intent): ChangeResult {
  const result = change(context, intent);
  if (!result.ok) return result;
  return result.value.length > LINES_MAX ? refuse(refusals.cartFull) : checkDiscount(context, result.value);
}

function change(context: ChangeContext, intent: Intent): ChangeResult {
  switch (intent.kind) {
    case 'extend':
      return ok(context.lines);
    case 'empty':
      return ok([]);
    case 'remove':
      return removeLines(context, intent);
    case 'restore':
      return restoreLines(context, { ...intent, history: context.history });
    case 'add-goods':
      return addGoods(context, intent);
    case 'set-quantity':
      return setQuantity(context, intent);
    case 'add-bundle':
      return addBundle(context, intent);
    case 'replace-plan':
      return replacePlan(context, intent);
    case 'add-subscription':
      return addSubscription(context, intent);
    case 'add-service':
      return setInsurance(context, { bundle: intent.cartItemId, serviceCode: intent.serviceCode });
    case 'set-agreement':
      return setAgreement(context, intent);
    default:
      return assertNever(intent);
  }
}
