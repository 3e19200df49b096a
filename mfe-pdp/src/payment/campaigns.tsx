import type { Product } from 'shared-domain/catalogue';
import type { Choice } from '../purchase/use-choice';
import { lazyPart, leftOut } from '../ui/lazy-part';
import styles from './campaigns.module.css';

export interface CampaignsProps {
  readonly product: Product;
  readonly choice: Choice;
}

const CampaignList = lazyPart(
  () => import(/* webpackChunkName: 'drawn-campaigns' */ './campaign-list'),
  (file) => file.CampaignList,
  // A choice that is made before the list is fetched leaves its room.
  { failed: leftOut, waiting: () => <div className={styles.room} /> },
);

/** The product's campaigns (P2-32): fetched where there are any. What an equipment agreement includes belongs to its own page. */
export function Campaigns({ product, choice }: CampaignsProps) {
  const { webdeals = [] } = product;
  if (!webdeals.some(({ showOnPdp }) => showOnPdp)) return null;
  return <CampaignList productType={product.type} webdeals={webdeals} choice={choice} />;
}
