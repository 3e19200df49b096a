import { isSwitchOption, type PlanPrice, type ProductVariant } from '../../catalogue';
import { devicePlanPrice } from '../../subscription';

/**
 * Price of a device with an option that is not chosen yet (P3-16): with the chosen plan, else with the first plan that it is sold
 * with for this option.
 *
 * @returns null when the device is not sold with this option: never a price of 0
 */
export function optionPrice(
  prices: Pick<ProductVariant['prices'], 'lease' | 'switch'>,
  option: string,
  planCode: string | null,
): PlanPrice | null {
  const sold = Object.keys(isSwitchOption(option) ? prices.switch : prices.lease);
  const codes = planCode === null ? sold : [planCode, ...sold];
  return codes.reduce<PlanPrice | null>((found, code) => found ?? devicePlanPrice(prices, option, code), null);
}
