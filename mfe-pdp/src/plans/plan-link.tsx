import type { Product, ProductVariant } from 'shared-domain/catalogue';
import { TextLink } from 'shared-domain/ui';
import { chargedBy } from '../purchase/prices';
import { planWithDeviceHref } from '../purchase/rules/page-links';
import { useRealm } from '../purchase/use-realm';
import { withPlan } from '../texts/nb';

export interface PlanLinkProps {
  readonly product: Pick<Product, 'type'>;
  readonly variant: Pick<ProductVariant, 'sku' | 'prices'>;
  /** Instalments are chosen, with a plan on this page; without script the page sells at the full price. */
  readonly isPlainOnly: boolean;
}

/** The way from a phone at its full price to a plan for it (P7-14); a campaign's full price is for the phone alone. */
export function PlanLink({ product: { type }, variant: { sku, prices }, isPlainOnly }: PlanLinkProps) {
  const href = planWithDeviceHref({ realm: useRealm(), type, sku });
  if (!href || !prices.upfront || chargedBy(prices.upfront).discountCode !== undefined) return null;
  const link = (
    <TextLink look="strong" href={href}>
      {withPlan}
    </TextLink>
  );
  return isPlainOnly ? <noscript>{link}</noscript> : link;
}
