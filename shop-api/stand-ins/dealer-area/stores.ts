import type { ShopDocument } from '../../src/catalogue';
import type { Database } from '../../src/database';

export type Store = Pick<ShopDocument, 'code' | 'name' | 'city'>;

/** The shops that staff may work in, by name. */
export async function storesOf(database: Database): Promise<readonly Store[]> {
  const rows = await database.query<{ document: ShopDocument }>('SELECT document FROM shop ORDER BY code');
  const collator = new Intl.Collator('nb');
  return rows
    .map(({ document: { code, name, city } }) => ({ code, name, city }))
    .sort((one, other) => collator.compare(one.name, other.name));
}
