export interface StepResetFacts {
  readonly selectedStepIndex: number;
  /** The cart holds the product (P2-7). */
  readonly hasCartItem: boolean;
  /** The last answer of the cart has an errorMessage. */
  readonly hasCartError: boolean;
}

/** Whether the purchase goes back to step 0: after any cart error, and beyond it without the product in the cart (P4-31, P4-33, P8-1). */
export const resetsSteps = ({ selectedStepIndex, hasCartItem, hasCartError }: StepResetFacts): boolean =>
  hasCartError || (selectedStepIndex > 0 && !hasCartItem);
