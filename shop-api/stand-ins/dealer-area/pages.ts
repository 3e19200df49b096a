import type { ShopDocument } from '../../src/catalogue';
import type { Database } from '../../src/database';

/** The four pages of the dealer area (F2.2-8..11, F6-3), by their addresses in the menu, with the last slash. */
export const DEALER_PAGES = {
  store: '/forhandler/butikk/',
  orders: '/forhandler/mine-ordre/',
  administration: '/forhandler/administrasjon/',
  customer: '/forhandler/kunde/',
} as const;

export type DealerPage = keyof typeof DEALER_PAGES;
export const DEALER_PAGE_NAMES = Object.keys(DEALER_PAGES) as readonly DealerPage[];

export type Store = Pick<ShopDocument, 'code' | 'name' | 'city'>;

/** The shops that staff may work in, by name. */
export async function storesOf(database: Database): Promise<readonly Store[]> {
  const rows = await database.query<{ document: ShopDocument }>('SELECT document FROM shop ORDER BY code');
  const collator = new Intl.Collator('nb');
  return rows
    .map(({ document: { code, name, city } }) => ({ code, name, city }))
    .sort((one, other) => collator.compare(one.name, other.name));
}
