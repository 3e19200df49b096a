import { type ComponentType, lazy, Suspense } from 'react';
import type { Product } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Choice } from '../../state/use-choice';
import type { CampaignListProps } from './campaign-list';
import styles from './campaigns.module.css';

export interface CampaignsProps {
  readonly product: Product;
  readonly choice: Choice;
  readonly realm: Realm;
}

const CampaignList = lazy<ComponentType<CampaignListProps>>(() =>
  import(/* webpackChunkName: 'drawn-campaigns' */ './campaign-list').then(
    ({ CampaignList: list }) => ({ default: list }),
    () => ({ default: () => null }),
  ),
);

/** The product's campaigns (P2-32): fetched where there are any. What an equipment agreement includes belongs to its own page. */
export function Campaigns({ product, choice, realm }: CampaignsProps) {
  const { webdeals = [] } = product;
  if (realm === 'UKKO' || !webdeals.some(({ showOnPdp }) => showOnPdp)) return null;
  return (
    // A choice that is made before the list is fetched leaves its room.
    <Suspense fallback={<div className={styles.room} />}>
      <CampaignList productType={product.type} webdeals={webdeals} choice={choice} realm={realm} />
    </Suspense>
  );
}
