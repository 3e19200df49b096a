import type { ProductVariant } from 'shared-domain/catalogue';

export type AgreementOffer = NonNullable<ProductVariant['ukkoOffers']>[number];

/** The equipment agreement of an option, e.g. 'ukko24' (P3-4, P3-10); null: the variant is not sold that way. */
export const agreementOffer = (
  { ukkoOffers = [] }: Pick<ProductVariant, 'ukkoOffers'>,
  option: string | null,
): AgreementOffer | null => ukkoOffers.find(({ ukkoPrice }) => option === `ukko${ukkoPrice.duration}`) ?? null;
