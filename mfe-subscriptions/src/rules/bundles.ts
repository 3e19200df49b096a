import type { Image } from 'shared-domain/catalogue';
import { addOre, type Ore, ZERO } from 'shared-domain/money';
import {
  bareCode,
  bindingIcimOf,
  type Bundle,
  COMMITMENT_MONTHS,
  discountedBinding,
  type Offering,
  planLinePrices,
  planTerms,
  planTermsWithVat,
  resolvePlanKind,
  withIcim,
} from 'shared-domain/subscription';

/** Whether a bundle offer applies (F9.12-1): to a new subscription with 12 months' binding. */
export const isBundleOffered = ({
  isNewSubscription,
  bindingMonths,
}: {
  readonly isNewSubscription: boolean;
  readonly bindingMonths: number;
}): boolean => isNewSubscription && bindingMonths === COMMITMENT_MONTHS;

export interface BundlePrice {
  /** The plan as it is bought: with the offer that binds it. */
  readonly planCode: string;
  /** The plan a month, the first twelve months. */
  readonly monthly: Ore;
  /** The product in the bundle, and by itself. */
  readonly product: Ore;
  readonly ordinary: Ore;
  /** The amount that the plan costs at once, e.g. to establish it. */
  readonly establishment: Ore;
  /** Plan, product and establishment in the months of the binding. */
  readonly minimumTotal: Ore;
}

/** The price of a bundle (F3.6-1, F9.12-1); null when its plan or a price is missing, or when the plan is not bound by it. */
export function bundlePrice(bundle: Bundle, offerings: readonly Offering[]): BundlePrice | null {
  const plan = offerings.find(({ offeringCode }) => bareCode(offeringCode) === bareCode(bundle.offeringCode));
  const { salesPrice: ordinary, discountedPrice: product, icim } = bundle;
  if (!plan || ordinary === undefined || product === undefined) return null;
  const planCode = icim === undefined ? plan.offeringCode : withIcim(plan.offeringCode, icim);
  const bindingMonths = bindingIcimOf(planCode) === null ? planTerms(plan).bindingMonths : COMMITMENT_MONTHS;
  if (!isBundleOffered({ isNewSubscription: true, bindingMonths })) return null;
  const isBound = icim !== undefined && icim === discountedBinding(plan);
  const [line] = planLinePrices([{ offering: plan, kind: resolvePlanKind(plan), isBound }]);
  const monthly = line?.amount ?? plan.monthlyOfferingPrice;
  const establishment = plan.upfrontOfferingPrice ?? ZERO;
  return {
    planCode,
    monthly,
    product,
    ordinary,
    establishment,
    minimumTotal: addOre(planTermsWithVat(plan, { monthly, hasCommitment: true }).minimumTotal, product),
  };
}

export interface BundleChoice {
  /** The product is bought with the plan. */
  readonly isSelected: boolean;
  /** The variant whose colour is chosen; null: the first. */
  readonly sku: string | null;
}

export type BundleEvent =
  | { readonly type: 'checkbox-changed'; readonly isChecked: boolean }
  | { readonly type: 'colour-chosen'; readonly sku: string };

type Variants = Pick<Bundle, 'variants'>;

export const NO_BUNDLE: BundleChoice = { isSelected: false, sku: null };

/** The next state of a bundle card (F4.3-7, F4.3-8). The checkbox decides whether it is bought, the colour which variant. */
export function changeBundle(choice: BundleChoice, event: BundleEvent, { variants }: Variants): BundleChoice {
  if (event.type === 'checkbox-changed') return { ...choice, isSelected: event.isChecked };
  return variants.some(({ sku }) => sku === event.sku) ? { ...choice, sku: event.sku } : choice;
}

/** The variant that the card shows (F4.3-8); null for a bundle without variants. */
export const shownVariant = (
  { sku: chosen }: BundleChoice,
  { variants }: Variants,
): Bundle['variants'][number] | null => variants.find(({ sku }) => sku === chosen) ?? variants[0] ?? null;

/** The sku that is bought with the plan (F4.3-7, F2.9-5); null when the bundle is not chosen. */
export const chosenBundleSku = (choice: BundleChoice, bundle: Variants): string | null =>
  choice.isSelected ? (shownVariant(choice, bundle)?.sku ?? null) : null;

/** Pictures shown at most (F9.12-2). */
const MAX_IMAGES = 4;

/** The pictures of a bundle (F9.12-2): its own first, then its variants', each once, four at most. */
export function bundleImages({ image, variants }: Pick<Bundle, 'image' | 'variants'>): readonly Image[] {
  const all = [image, ...variants.map((variant) => variant.image)].filter((each) => each !== undefined);
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index).slice(0, MAX_IMAGES);
}
