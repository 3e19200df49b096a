/** The four pages of the dealer area (F2.2-8..11, F6-3), by their addresses in the menu, with the last slash. */
export const DEALER_PAGES = {
  store: '/forhandler/butikk/',
  orders: '/forhandler/mine-ordre/',
  administration: '/forhandler/administrasjon/',
  customer: '/forhandler/kunde/',
} as const;

export type DealerPage = keyof typeof DEALER_PAGES;
export const DEALER_PAGE_NAMES = Object.keys(DEALER_PAGES) as readonly DealerPage[];
