/** Texts of the small script of open pages, bokmål; the rest of header and footer is the server's HTML. */
export const texts = {
  cartWithItems: (count: number) => `Handlekurv, ${count === 1 ? '1 vare' : `${count} varer`}`,
} as const;
