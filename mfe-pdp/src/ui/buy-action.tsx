import { PATHS } from 'shared-domain/contracts/paths';
import { Button, ButtonLink, Icon, ShoppingBasketIcon } from 'shared-domain/ui';
import type { BuyState } from '../data/buy-state';

export interface BuyActionProps {
  readonly state: BuyState;
  readonly sku: string;
  readonly isBuying: boolean;
  readonly onBuy: () => void;
  readonly size?: 'medium' | 'large';
}

/** The buy button. It is a plain form at the full price, so it sells without script. */
export function BuyAction({ state, sku, isBuying, onBuy, size = 'large' }: BuyActionProps) {
  switch (state.kind) {
    case 'hidden':
      return null;
    case 'checkout':
      return (
        <ButtonLink href={state.href} size={size} fullWidth>
          {state.text}
        </ButtonLink>
      );
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
          onSubmit={(event) => {
            event.preventDefault();
            onBuy();
          }}
        >
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="financing" value="upfront" />
          <Button type="submit" size={size} fullWidth loading={isBuying}>
            {state.text}
          </Button>
        </form>
      );
  }
}
