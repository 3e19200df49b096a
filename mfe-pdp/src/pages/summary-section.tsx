import type { Product } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import type { CustomerCheck } from 'shared-domain/stores/customer-check';
import { useSession } from 'shared-domain/stores/session-store';
import { Stack, Text, TextLink } from 'shared-domain/ui';
import type { BuyState } from '../data/buy-state';
import type { DeliveryNotes } from '../data/delivery-notes';
import { fullPrice, type PurchaseSummary } from '../data/purchase-texts';
import { isUpfrontOnlyAccessory } from '../rules/payment';
import type { StepsFacts } from '../rules/steps';
import { movingText } from '../rules/sticky-bar';
import type { Choice } from '../state/use-choice';
import type { Buying } from '../state/use-purchase';
import { texts } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { vatNote } from '../texts/vat-note';
import { BuyAction } from '../ui/buy-action';
import { BuyFacts } from '../ui/buy-facts';
import { BuyRow } from '../ui/buy-row';
import { ScriptOnly } from '../ui/script-only';
import { SummaryBox } from '../ui/summary-box';
import { BusinessNotes, CheckoutLink, PlanLink, PurchaseSteps } from './late-lazy';
import styles from './summary-section.module.css';

export interface SummarySectionProps {
  readonly product: Product;
  readonly choice: Choice;
  /** Null: there is no price to state. */
  readonly summary: PurchaseSummary | null;
  /** The product is only sold at the full price, which stands beside its name. */
  readonly isOnlyPrice: boolean;
  readonly delivery: DeliveryNotes | null;
  readonly buyState: BuyState;
  readonly buying: Buying;
  readonly check: CustomerCheck;
  /** Null: the steps are not shown (P4-7). */
  readonly steps: StepsFacts | null;
  readonly realm: Realm;
}

/** What it all costs, and the way on; without a price only the way on. */
export function SummarySection({
  product,
  choice,
  summary,
  isOnlyPrice,
  delivery,
  buyState,
  buying,
  check,
  steps,
  realm,
}: SummarySectionProps) {
  const { variant, purchase } = choice;
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const button = (
    <BuyAction
      state={buyState}
      variant={variant}
      option={purchase.option}
      check={check}
      isBuying={buying.isBuying}
      onBuy={buying.buy}
      onIntent={buying.expect}
      toCheckout={CheckoutLink}
    />
  );
  const isCounted = isUpfrontOnlyAccessory(product.type, variant.financingMethods) && buyState.kind === 'open';
  const action = product.hideBuyButton ? (
    <Stack gap={4}>
      <Text>{texts.notOnline}</Text>
      <TextLink look="strong" href={realm === 'B2C' ? PATHS.help : PATHS.businessService}>
        {texts.contact}
      </TextLink>
    </Stack>
  ) : isCounted ? (
    <BuyRow name={product.name} quantity={buying.quantity} onQuantity={buying.chooseQuantity}>
      {button}
    </BuyRow>
  ) : (
    button
  );
  if (!summary || purchase.option === null) return action;
  const moving = movingText({ realm, isLoggedIn, option: purchase.option });
  const plainFormPrice = purchase.needsPlan ? fullPrice(variant, realm) : null;
  const facts = (
    <BuyFacts
      delivery={delivery?.promise ?? null}
      hasRightOfReturn={realm === 'B2C' && buyState.kind !== 'closed'}
      movingText={moving && pageText(moving)}
    />
  );
  return (
    <SummaryBox
      summary={summary}
      isOnlyPrice={isOnlyPrice}
      vatNote={vatNote(realm)}
      deliveryOnTop={delivery?.onTop ?? null}
      action={
        <>
          {steps && (
            <div className={styles.steps}>
              <PurchaseSteps facts={steps} buying={buying} />
            </div>
          )}
          {action}
          {buyState.kind === 'open' && (
            <PlanLink product={product} variant={variant} realm={realm} isPlainOnly={purchase.needsPlan} />
          )}
        </>
      }
      plainFormPrice={plainFormPrice}
      check={check}
    >
      {purchase.needsPlan ? <ScriptOnly>{facts}</ScriptOnly> : facts}
      {realm === 'B2B' && <BusinessNotes />}
    </SummaryBox>
  );
}
