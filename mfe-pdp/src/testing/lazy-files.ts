/** The files that a page fetches later, so that a test that begins with them does not wait for their compilation. */
export const loadLowerFiles = () =>
  Promise.all([
    import('../payment/business-notes'),
    import('../plans/plan-link'),
    import('../product/checkout-link'),
    import('../product/lower-parts'),
    import('../product/purchase-bar'),
    import('../product/purchase-steps'),
  ]);

/** The same of a purchase. */
export const loadPurchaseFiles = () =>
  Promise.all([import('../product/purchase-dialogs'), import('../purchase/purchase-flow')]);
