import type { FinancingMethod } from '../../catalogue';

/** Whether a product is an accessory that is sold at the full price only: it needs neither a plan nor steps (P4-7, P4-22, P2-24). */
export const isUpfrontOnlyAccessory = (
  productType: string,
  methods: readonly Pick<FinancingMethod, 'alternative_id'>[],
): boolean => productType === 'ACCESSORY' && methods.every(({ alternative_id: id }) => id === 'upfront');
