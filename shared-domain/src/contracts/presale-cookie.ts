/** P4-58. Apart from the others: the product page's first script needs only this one. */
export const USER_REF_COOKIE = { name: 'user_ref_pdp', maxAgeSeconds: 31_536_000 } as const;
