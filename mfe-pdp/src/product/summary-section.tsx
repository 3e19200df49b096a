import type { ReactNode } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { Button, Stack, Text, TextLink, useHydrated } from 'shared-domain/ui';
import { PromiseText } from '../delivery/promise-text';
import { fullPrice } from '../purchase/prices';
import { isUpfrontOnlyAccessory } from '../purchase/rules/payment';
import { texts } from '../texts/nb';
import { lazyPart, leftOut } from '../ui/lazy-part';
import { ScriptOnly } from '../ui/script-only';
import { Tick } from '../ui/tick';
import { BuyAction } from './buy-action';
import type { PiecesProps } from './pieces';
import { SummaryBox } from './summary-box';
import type { Sale } from './use-sale';
import styles from './summary-section.module.css';

export interface BuyRowProps extends PiecesProps {
  readonly children: ReactNode;
}

/** Only accessories are counted, so other products do not fetch it. */
const Pieces = lazyPart(
  () => import(/* webpackChunkName: 'drawn-pieces' */ './pieces'),
  (file) => file.Pieces,
);

/** How many pieces, beside the button. The plain form buys one. */
function BuyRow({ children, ...pieces }: BuyRowProps) {
  return (
    <div className={styles.row}>
      <ScriptOnly>
        <Pieces {...pieces} />
      </ScriptOnly>
      <div className={styles.action}>{children}</div>
    </div>
  );
}

/** The way to a plan for a phone at its full price. */
const PlanLink = lazyPart(
  () => import(/* webpackChunkName: 'below-late' */ '../plans/plan-link'),
  (file) => file.PlanLink,
  { failed: leftOut },
);

/** The notes below the button that only businesses see. */
const BusinessNotes = lazyPart(
  () => import(/* webpackChunkName: 'below-late' */ '../payment/business-notes'),
  (file) => file.BusinessNotes,
  { failed: leftOut },
);

/** The way to the checkout, once the product is in the cart, which only the browser knows. */
const CheckoutLink = lazyPart(
  () => import(/* webpackChunkName: 'below-late' */ './checkout-link'),
  (file) => file.CheckoutLink,
  { failed: leftOut, waiting: ({ size }) => <Button disabled size={size} fullWidth /> },
);

const PurchaseSteps = lazyPart(
  () => import(/* webpackChunkName: 'below-late' */ './purchase-steps'),
  (file) => file.PurchaseSteps,
  { failed: leftOut },
);

/** The cost of everything and the button; without a price only the button. */
export function SummarySection({ sale }: { readonly sale: Sale }) {
  const { data, choice, summary, isOnlyPrice, delivery, buyState, buying, check, steps, realm, page } = sale;
  const { product } = data.details;
  const { variant, purchase } = choice;
  // Without script a purchase has one step only, so the server draws none.
  const isHydrated = useHydrated();
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
      page={page}
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
  const plainFormPrice = purchase.needsPlan ? fullPrice(variant, realm) : null;
  const facts = (
    <BuyAssurances
      delivery={delivery && <PromiseText {...delivery.promise} />}
      hasRightOfReturn={realm === 'B2C' && buyState.kind !== 'closed'}
    />
  );
  return (
    <SummaryBox
      summary={summary}
      isOnlyPrice={isOnlyPrice}
      deliveryOnTop={delivery?.onTop ?? null}
      action={
        <>
          {steps && <div className={styles.steps}>{isHydrated && <PurchaseSteps facts={steps} buying={buying} />}</div>}
          {action}
          {buyState.kind === 'open' && (
            <PlanLink product={product} variant={variant} isPlainOnly={purchase.needsPlan} />
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

export interface BuyAssurancesProps {
  /** Price and time of delivery, or null. */
  readonly delivery: ReactNode;
  /** A consumer may return what was bought at a distance. */
  readonly hasRightOfReturn: boolean;
}

/** Answers to what a shopper asks before pressing the button. */
export function BuyAssurances({ delivery, hasRightOfReturn }: BuyAssurancesProps) {
  return (
    <>
      {delivery && <Tick text={delivery} />}
      {hasRightOfReturn && <Tick text={texts.rightOfReturn} />}
    </>
  );
}
