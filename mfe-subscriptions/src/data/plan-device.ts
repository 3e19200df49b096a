import { isInStock, isPresale, sizeLabel } from 'shared-domain/catalogue';
import { fetchProductInfoMini, type ProductInfoMini } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { type Ore } from 'shared-domain/money';
import { isForPhone, type Offering, sectionKindOf } from 'shared-domain/subscription';

type Item = ProductInfoMini['items'][number];

/** A phone at its full price that a plan is chosen for (P7-14). */
export interface PlanDevice {
  readonly sku: string;
  /** 'Aurora 5 Pro, 256 GB, Lyng' */
  readonly name: string;
  readonly href: string;
  readonly image: Item['image'];
  readonly price: Ore;
  /** Before an offer; absent without one. */
  readonly before?: Ore;
}

function toPlanDevice(item: Item): PlanDevice | null {
  const { sku, type, name, size, color, href, image, upfrontPrice, hidePrices, salesStatus } = item;
  const isPhone = type === 'HANDSET' || type === 'HANDSET-PREOWNED';
  // What opens later, or is sold out, is bought on its own page.
  if (!isPhone || !upfrontPrice || hidePrices || isPresale(salesStatus) || !isInStock(salesStatus)) return null;
  return {
    sku,
    name: [name, size && sizeLabel(size), color.name].filter(Boolean).join(', '),
    href,
    image,
    price: upfrontPrice.upfront,
    ...(upfrontPrice.before !== undefined && { before: upfrontPrice.before }),
  };
}

/**
 * The phone that the address names (`hw`).
 *
 * @returns undefined: none is named, or only businesses order with one; null: it cannot be bought now, or could not be read
 */
export async function loadPlanDevice(
  realm: Realm,
  sku: string | null,
  signal: AbortSignal,
): Promise<PlanDevice | null | undefined> {
  if (!sku || realm !== 'B2C') return undefined;
  const found = await fetchProductInfoMini(realm, [sku], { signal });
  const [item] = found.ok ? found.value : [];
  return item ? toPlanDevice(item) : null;
}

/** The plans that are sold with a phone: none of a watch, of a trial, or with a service in it. */
export const plansForPhone = (offerings: readonly Offering[]): readonly Offering[] =>
  offerings.filter(
    (plan) => plan.soldWithDevice && isForPhone(plan) && ['youth', 'ordinary', 'junior'].includes(sectionKindOf(plan)),
  );
