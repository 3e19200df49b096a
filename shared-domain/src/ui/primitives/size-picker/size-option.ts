import * as texts from '../../texts/nb';

export interface PickableSize {
  /** As shown, e.g. '256 GB'; also the key of the choice. */
  readonly label: string;
  /** Full price, e.g. '12 990,-'; none or '' when it is unknown. */
  readonly price?: string | undefined;
  readonly href: string;
  /** Still selectable, so that the shopper sees why; drawn struck out and announced. */
  readonly soldOut?: boolean | undefined;
}

export interface SizeSelection {
  readonly legend?: string | undefined;
  /** A note about all prices, e.g. '(ekskl. mva.)'. */
  readonly note?: string | undefined;
  readonly options: readonly PickableSize[];
  /** Label of the chosen size. */
  readonly selected: string | null | undefined;
  readonly onSelect?: ((label: string) => void) | undefined;
}

/** '512 GB, 14 990,-, utsolgt': all that is known of a size in one text. */
export const sizeText = ({ label, price, soldOut }: PickableSize): string =>
  [label, price, soldOut && texts.soldOut].filter(Boolean).join(', ');
