import { fetchProductInfoMini, fetchRelatedProducts } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { productRowCard, type RowCard } from './product-row-card';

/** Cards of products like the one at a path; none when the call fails. */
export async function loadRelated(realm: Realm, path: string): Promise<readonly RowCard[]> {
  const answer = await fetchRelatedProducts(realm, path);
  return answer.ok ? answer.value.map((item) => productRowCard(item, realm)) : [];
}

/** Cards of variants that were looked at; those that are not sold any more are left out, none when the call fails. */
export async function loadSeen(realm: Realm, skus: readonly string[]): Promise<readonly RowCard[]> {
  const answer = await fetchProductInfoMini(realm, skus);
  return answer.ok ? answer.value.map((item) => productRowCard(item, realm)) : [];
}
