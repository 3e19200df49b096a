import { applyingWebdeals, type FinancingOptionId, type Webdeal as ShownWebdeal } from 'shared-domain/catalogue';
import type { Webdeal } from '../model';

/** A campaign as pages are told of it (P3-27): what it takes off is the server's alone. */
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
 * The campaign by which a price is lowered for everyone: the first that anyone may use with a new plan, for a way to pay and a plan
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
