import { applyingWebdeals, type FinancingOptionId, type Webdeal as ShownWebdeal } from 'shared-domain/catalogue';
import type { Webdeal } from '../model';

/** A campaign for pages (P3-27), without its amounts: discounts are computed on the server only. */
export function toPublicWebdeal({
  discount: _discount,
  realm: _realm,
  models: _models,
  validFrom: _from,
  validTo: _to,
  position: _position,
  ...shown
}: Webdeal): ShownWebdeal {
  return { ...shown };
}

/**
 * The campaign that lowers a price for everyone: the first one open to anyone with a new plan, for a financing and a plan
 * (P5-7, P5-8). Two campaigns never add up.
 *
 * @param planCode null: no plan
 */
export function openWebdeal(
  webdeals: readonly Webdeal[],
  option: FinancingOptionId,
  planCode: string | null,
): Webdeal | undefined {
  const open = webdeals.filter(({ membersDeal }) => !membersDeal);
  const [first] = applyingWebdeals({ webdeals: open.map(toPublicWebdeal), option, planCode, hasExistingPhone: false });
  return open.find(({ discountId }) => discountId === first?.discountId);
}
