export interface StepResetFacts {
  readonly selectedStepIndex: number;
  /** The product is in the cart (P2-7). */
  readonly hasCartItem: boolean;
  /** The last answer of the cart has an errorMessage. */
  readonly hasCartError: boolean;
}

/** Whether the purchase goes back to step 0: after a cart error, and on a later step when the product is not in the cart (P4-31, P4-33, P8-1). */
export const resetsSteps = ({ selectedStepIndex, hasCartItem, hasCartError }: StepResetFacts): boolean =>
  hasCartError || (selectedStepIndex > 0 && !hasCartItem);
