import { optionText, sizeLabel } from 'shared-domain/catalogue';
import type { CustomerCheck } from 'shared-domain/stores/customer-check';
import { planName } from 'shared-domain/subscription';
import { Price, Skeleton, StickyBar } from 'shared-domain/ui';
import type { DeliveryNotes } from '../delivery/delivery-notes';
import type { BuyState } from '../purchase/buy-state';
import type { PurchasePage } from '../purchase/purchase-page';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import { canMoveNumber } from '../purchase/rules/number-move';
import type { Choice } from '../purchase/use-choice';
import type { Buying } from '../purchase/use-purchase';
import { lateTexts } from '../texts/late-nb';
import { texts } from '../texts/nb';
import { PRICE_ID, SUMMARY_ID, useOutOfView } from '../ui/use-in-view';
import { BuyAction } from './buy-action';
import { CheckoutLink } from './checkout-link';
import styles from './purchase-bar.module.css';

/** The parts of the page that the bar repeats. */
const REPEATED = [PRICE_ID, SUMMARY_ID];

export interface PurchaseBarProps {
  readonly choice: Choice;
  readonly summary: PurchaseSummary;
  readonly delivery: DeliveryNotes | null;
  readonly buyState: BuyState;
  readonly buying: Buying;
  readonly check: CustomerCheck;
  readonly isLoggedIn: boolean;
  readonly page: Omit<PurchasePage, 'quantity'>;
}

/** The sticky bar of consumers' pages (P2-43), while neither the price nor the summary is in sight. */
export function PurchaseBar(props: PurchaseBarProps) {
  const { choice, summary, delivery, buyState, buying, check, isLoggedIn, page } = props;
  const isHidden = !useOutOfView(REPEATED);
  const { variant, purchase } = choice;
  const size = variant.size && sizeLabel(variant.size);
  const plan = purchase.needsPlan && !purchase.own?.existing && purchase.plan?.offering;
  const isForSale = buyState.kind === 'open';
  const isPriceAwaited = check === 'awaited' || check === 'unknown';
  return (
    <StickyBar
      label={lateTexts.purchaseBar}
      isHidden={isHidden}
      image={variant.images[0]}
      title={[page.product.name, size, variant.color.name].filter(Boolean).join(', ')}
      detail={[
        purchase.option && optionText(purchase.option),
        purchase.needsPlan && purchase.plan && planName(purchase.plan.offering),
      ]
        .filter(Boolean)
        .join(' + ')}
      price={isPriceAwaited ? <Skeleton shape="price" /> : <Price amount={summary.total} size="m" align="end" />}
      priceNote={
        !isPriceAwaited && (
          <>
            {texts.payNow(summary.payNow)} <span className={styles.wide}>{delivery?.onTop}</span>
            {summary.conditions && <span className={styles.conditions}>{summary.conditions}</span>}
          </>
        )
      }
      note={canMoveNumber({ isLoggedIn, isForSale, plan }) && lateTexts.movingHelp}
      action={
        <BuyAction
          state={inBar(buyState)}
          variant={variant}
          option={purchase.option}
          check={check}
          isBuying={buying.isBuying}
          onBuy={buying.buy}
          onIntent={buying.expect}
          size="medium"
          toCheckout={CheckoutLink}
          page={page}
        />
      }
    />
  );
}

/** The same button; the countdown of a presale is on the page once. */
const inBar = (state: BuyState): BuyState =>
  state.kind === 'presale' ? { kind: 'closed', text: lateTexts.presaleShort } : state;
