import type { Realm } from 'shared-domain/contracts/realm';
import type { Catalogue, Product, Webdeal } from '../model';

/** Campaigns of a product that are valid at a moment in a realm (from `validFrom` on, before `validTo`), in the feed's order. */
export const webdealsOf = (
  { webdeals }: Pick<Catalogue, 'webdeals'>,
  { modelSlug }: Pick<Product, 'modelSlug'>,
  realm: Realm,
  nowMs: number,
): readonly Webdeal[] =>
  webdeals.filter(
    (deal) =>
      deal.realm === realm &&
      deal.models.includes(modelSlug) &&
      Date.parse(deal.validFrom) <= nowMs &&
      nowMs < Date.parse(deal.validTo),
  );
