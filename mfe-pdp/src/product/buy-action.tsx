import type { ComponentType } from 'react';
import type { ProductVariant } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { isUpfront } from 'shared-domain/purchase';
import type { CustomerCheck } from 'shared-domain/stores/customer-check';
import { Button, Icon, ShoppingBasketIcon } from 'shared-domain/ui';
import type { BuyState } from '../purchase/buy-state';
import type { PlanPage } from '../purchase/plan-change';
import { pageText } from '../texts/purchase-page-nb';
import { ScriptText } from '../ui/script-only';

interface CheckoutProps {
  readonly text: string;
  readonly size: 'medium' | 'large';
  readonly page?: PlanPage | undefined;
}

export interface BuyActionProps {
  readonly state: BuyState;
  readonly variant: ProductVariant;
  readonly isBuying: boolean;
  readonly onBuy: () => void;
  /** The visitor is about to press it. */
  readonly onIntent: () => void;
  readonly size?: 'medium' | 'large';
  /** The link to the checkout, of what is in the cart already. */
  readonly toCheckout: ComponentType<CheckoutProps>;
  /** The plan that the checkout is left for with; absent where none is chosen. */
  readonly page?: PlanPage;
  /** The financing option that the plain form sends. */
  readonly financing?: string;
  /** The financing option that the button sends. */
  readonly option: string | null;
  readonly check?: CustomerCheck;
}

/** The buy button. It is a plain form at the full price, so it sells without script. */
export function BuyAction({
  state,
  variant,
  isBuying,
  onBuy,
  onIntent,
  size = 'large',
  toCheckout: ToCheckout,
  page,
  financing = 'upfront',
  option,
  check = 'known',
}: BuyActionProps) {
  const { sku, prices } = variant;
  const discountCode = prices.upfront?.campaign?.discountCode;
  const plainText = pageText({ key: 'addToCart' });
  const isPlain =
    state.kind === 'open' &&
    state.text === plainText &&
    (option === financing || (option !== null && isUpfront(option)));
  switch (state.kind) {
    case 'hidden':
      return null;
    case 'checkout':
      return <ToCheckout text={state.text} size={size} page={page} />;
    case 'presale':
      return (
        <Button size={size} fullWidth disabled icon={<Icon of={ShoppingBasketIcon} />}>
          {state.text}
        </Button>
      );
    case 'closed':
      return (
        <Button size={size} fullWidth disabled>
          {state.text}
        </Button>
      );
    case 'open':
      return (
        <form
          method="post"
          action={PATHS.addToCartForm}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onSubmit={(event) => {
            event.preventDefault();
            onBuy();
          }}
        >
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="financing" value={financing} />
          {discountCode && <input type="hidden" name="discountCode" value={discountCode} />}
          <Button
            type="submit"
            size={size}
            fullWidth
            // A press at a stranger's price is no press at the customer's own: once that is awaited, none is taken.
            loading={isBuying || check === 'awaited'}
            held={!isPlain}
            pending={check === 'unknown'}
          >
            <ScriptText text={state.text} plain={plainText} />
          </Button>
        </form>
      );
  }
}
