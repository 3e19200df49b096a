import { Button, Cluster, Steps } from 'shared-domain/ui';
import { positionOf } from '../purchase/rules/purchase-position';
import { previousButtonText } from '../purchase/rules/step-state';
import type { PurchaseOutline } from '../purchase/rules/steps';
import type { Buying } from '../purchase/use-purchase';
import { lateTexts } from '../texts/late-nb';
import { purchaseText } from '../texts/purchase-nb';

export interface PurchaseStepsProps {
  readonly facts: PurchaseOutline;
  readonly buying: Buying;
}

/** Where the purchase is (P2-41, P4-7), with 'Forrige' after the first step (P4-14). */
export function PurchaseSteps({ facts, buying: { state, send } }: PurchaseStepsProps) {
  const position = positionOf(state, facts);
  const previous = previousButtonText(position);
  return (
    <Cluster gap={16}>
      <Steps
        label={lateTexts.steps}
        steps={position.steps.map(({ label }) => purchaseText(label))}
        current={position.selectedStepIndex}
      />
      {previous && (
        <Button variant="quiet" size="small" onClick={() => send({ type: 'back-pressed' })}>
          {purchaseText(previous)}
        </Button>
      )}
    </Cluster>
  );
}
