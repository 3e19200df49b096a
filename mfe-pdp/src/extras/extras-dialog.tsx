import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { totalOf } from 'shared-domain/cart';
import type { Product, ProductVariant } from 'shared-domain/catalogue';
import { formatPrice } from 'shared-domain/money';
import { chosenInsurance, type InsuranceLookup, NO_INSURANCE } from 'shared-domain/purchase';
import { Dialog, Heading, Stack, Steps } from 'shared-domain/ui';
import type { PurchaseView } from '../purchase/rules/purchase-view';
import { useRealm } from '../purchase/use-realm';
import { purchaseText } from '../texts/purchase-nb';
import { AccessoriesStep } from './accessories-step';
import { ExtrasFoot } from './extras-foot';
import { extrasTexts as texts } from './extras-nb';
import { InsuranceStep } from './insurance-step';
import { useAccessories } from './use-accessories';
import { useAccessoryLines } from './use-accessory-lines';
import { useInsurances } from './use-insurances';
import styles from './extras-dialog.module.css';

export interface ExtrasDialogProps {
  readonly view: PurchaseView;
  /** Null: there is nothing to look insurances up by. */
  readonly lookup: InsuranceLookup | null;
  readonly product: Product;
  readonly variant: ProductVariant;
  /** The device is bought with Svitsj (P9-21). */
  readonly isScreenCovered: boolean;
  /** Null: not chosen yet; 'NONE': declined (P4-25). */
  readonly insuranceCode: string | null;
  readonly onInsurance: (code: string) => void;
  readonly onContinue: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** 'Vi anbefaler' (P2-40): the steps after the payment, insurance and accessories, in a dialog whose file is fetched when it is needed. */
export function ExtrasDialog(props: ExtrasDialogProps) {
  const { lookup, variant, isScreenCovered, insuranceCode, onInsurance, onContinue, onBack, onClose } = props;
  const realm = useRealm();
  const isOpen = props.view.dialog === 'extras';
  const view = useOpenView(props.view, isOpen);
  const { step, steps, extras, isPending, showsSteps, selectedStepIndex } = view;
  const topId = useId();
  const headingId = useId();
  useShownStep(isOpen ? step : null, topId, headingId);
  const insurances = useInsurances({
    lookup,
    isNeeded: isOpen && step === 'insurance',
    isScreenCovered,
  });
  const found = useAccessories({ path: variant.href, isNeeded: isOpen });
  const inCart = useAccessoryLines();
  const skus = found.accessories?.flatMap(({ variants }) => variants.map(({ sku }) => sku)) ?? [];
  const added = inCart.lines.filter(({ id }) => skus.includes(id));
  const isInsurance = step === 'insurance';
  const hasNone = isInsurance && insurances?.length === 0;
  const chosen = chosenInsurance(insurances ?? [], insuranceCode) !== null || insuranceCode === NO_INSURANCE;
  const proceed = useDeclined(insuranceCode, onInsurance, onContinue);
  if (!extras) return null;
  const heading = purchaseText(extras.heading);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width="large"
      title={purchaseText(extras.title)}
      footer={
        <ExtrasFoot
          backText={purchaseText(extras.backText)}
          continueText={purchaseText(extras.continueText)}
          // An insurance of another device may still be chosen: it is none of these.
          isDisabled={isInsurance && !hasNone && !chosen}
          isBusy={isPending || inCart.busy.length > 0}
          sum={
            isInsurance || added.length === 0
              ? null
              : {
                  label: texts.sum(added.reduce((pieces, { quantity }) => pieces + quantity.value, 0)),
                  amount: formatPrice(totalOf(added, 'upfront', realm)),
                }
          }
          onBack={onBack}
          onContinue={hasNone ? proceed : onContinue}
        />
      }
    >
      <div id={topId} className={styles.content}>
        {showsSteps && (
          <Steps
            label={texts.steps}
            steps={steps.map(({ label }) => purchaseText(label))}
            current={selectedStepIndex}
          />
        )}
        <Stack gap={16}>
          <Heading level={3} id={headingId} tabIndex={-1}>
            {heading}
          </Heading>
          {isInsurance ? (
            <InsuranceStep
              heading={heading}
              declineText={extras.declineText ? purchaseText(extras.declineText) : ''}
              insurances={insurances}
              variant={variant}
              isScreenCovered={isScreenCovered}
              chosen={chosen ? insuranceCode : null}
              onChoose={onInsurance}
            />
          ) : (
            <AccessoriesStep productName={props.product.name} found={found} inCart={inCart} />
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

/** The view that the dialog shows; while it closes, the view that it showed last. */
function useOpenView(view: PurchaseView, isOpen: boolean): PurchaseView {
  const [last, setLast] = useState(view);
  if (isOpen && last !== view) setLast(view);
  return isOpen ? view : last;
}

/** Brings the top of a step into view and its question into focus, so that it is read out. */
function useShownStep(step: string | null, topId: string, headingId: string): void {
  // After the dialog's own effect, which opens it and puts the focus on its first button.
  useEffect(() => {
    if (step === null) return;
    document.getElementById(topId)?.scrollIntoView?.({ block: 'start' });
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [step, topId, headingId]);
}

/** Continues without an insurance where there is none to choose: going on declines it (P4-25). */
function useDeclined(code: string | null, onInsurance: (code: string) => void, onContinue: () => void): () => void {
  const isAsked = useRef(false);
  const onDeclined = useEffectEvent(() => {
    if (isAsked.current) onContinue();
    isAsked.current = false;
  });
  useEffect(() => {
    if (code === NO_INSURANCE) onDeclined();
  }, [code]);
  return () => {
    if (code === NO_INSURANCE) return onContinue();
    isAsked.current = true;
    onInsurance(NO_INSURANCE);
  };
}
