import { formatMonthly, formatPrice, type Ore, ZERO } from '../../money';
import type { CartText } from '../model';

/** Input of the mini cart (F3.2-8); missing values count as 0 (F9.2-11). */
export interface MiniCartFacts {
  readonly shouldShowCart?: boolean;
  /** By F5.1-5. */
  readonly numberOfItemsInCart?: number;
  readonly pricePerMonth?: Ore;
  readonly priceUpfront?: Ore;
}

export interface MiniCart {
  /** The trigger is shown only above 0 items (F4.2-1). */
  readonly hasTrigger: boolean;
  readonly badge: number;
  readonly isOpen: boolean;
  /** '541,-/md.' (F2.5-9, F9.2-11). */
  readonly monthly: { readonly label: CartText; readonly value: string };
  /** '349,-' */
  readonly upfront: { readonly label: CartText; readonly value: string };
}

/** The sliding cart of small screens (F2.5-9, F3.2-8, F4.2-1, F9.2-11). Without items it is closed. */
export function miniCart({
  shouldShowCart = false,
  numberOfItemsInCart = 0,
  pricePerMonth = ZERO,
  priceUpfront = ZERO,
}: MiniCartFacts): MiniCart {
  const hasTrigger = numberOfItemsInCart > 0;
  return {
    hasTrigger,
    badge: numberOfItemsInCart,
    isOpen: hasTrigger && shouldShowCart,
    monthly: { label: { key: 'payMonthly' }, value: formatMonthly(pricePerMonth) },
    upfront: { label: { key: 'payNowMini' }, value: formatPrice(priceUpfront) },
  };
}

/** A click on the trigger (F4.2-1): the next `shouldShowCart`. */
export const toggleMiniCart = ({ isOpen, hasTrigger }: Pick<MiniCart, 'isOpen' | 'hasTrigger'>): boolean =>
  hasTrigger && !isOpen;
