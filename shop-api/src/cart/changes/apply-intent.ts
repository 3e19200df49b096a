import { assertNever, ok } from 'shared-domain/kernel';
import { isNoService, type Intent } from '../intent';
import { refusals } from '../texts/nb';
import { addBundle } from './add-bundle';
import { addGoods } from './add-goods';
import { addSubscription } from './add-subscription';
import type { ChangeContext, ChangeResult } from './change';
import { refuse } from './goods-checks';
import { removeLines } from './remove-lines';
import { replacePlan } from './replace-plan';
import { setQuantity } from './set-quantity';

/** Lines of one order: a request that asks for more is refused, so that an answer stays small. */
export const LINES_MAX = 100;

/** The order after one update, or why it stays as it is. Reads the catalogue, writes nothing. */
export function applyIntent(context: ChangeContext, intent: Intent): ChangeResult {
  const result = change(context, intent);
  return result.ok && result.value.length > LINES_MAX ? refuse(refusals.cartFull) : result;
}

function change(context: ChangeContext, intent: Intent): ChangeResult {
  switch (intent.kind) {
    case 'extend':
      return ok(context.lines);
    case 'empty':
      return ok([]);
    case 'remove':
      return removeLines(context, intent);
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
      return isNoService(intent.serviceCode) ? ok(context.lines) : refuse(refusals.serviceNotOffered);
    default:
      return assertNever(intent);
  }
}
