import { useCallback, useState } from 'react';
import { parseSeenProducts, storedSeenProducts } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { useHydrated } from 'shared-domain/ui';
import type { RowCard } from '../../data/product-row-card';
import { seenTexts as texts } from '../../texts/accessories-nb';
import { ProductRow } from './product-row';

export interface RecommendationsProps {
  readonly model: string;
  /** Of the product's page. */
  readonly path: string;
  readonly realm: Realm;
}

const calls = () => import('../../data/calls');

/** Products like this one, and what consumers looked at before on this device: in the browser only, fetched when they come near. */
export function Recommendations({ model, path, realm }: RecommendationsProps) {
  const isHydrated = useHydrated();
  const related = useCallback(
    async (): Promise<readonly RowCard[]> => (await calls()).loadRelated(realm, path),
    [realm, path],
  );
  if (!isHydrated) return null;
  return (
    <>
      <ProductRow title={texts.related} realm={realm} load={related} />
      {realm === 'B2C' && <Seen model={model} />}
    </>
  );
}

function Seen({ model }: Pick<RecommendationsProps, 'model'>) {
  // What was looked at before this page, which is now the first.
  const [skus] = useState(() =>
    parseSeenProducts(storedSeenProducts())
      .filter((seen) => seen.model !== model)
      .map(({ sku }) => sku),
  );
  const load = useCallback(async (): Promise<readonly RowCard[]> => (await calls()).loadSeen('B2C', skus), [skus]);
  return skus.length > 0 && <ProductRow title={texts.seen} realm="B2C" load={load} />;
}
