import type { StockStatus as Stock } from 'shared-domain/catalogue';
import { Panel, StockStatus } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './stock-region.module.css';

/** Region «Lagerstatus» (P2-35). The line keeps its height whatever it says. */
export function StockRegion({ stock }: { readonly stock: Pick<Stock, 'tone' | 'text'> }) {
  return (
    <Panel as="section" tone="warm" padding={16} label={texts.stock} className={styles.stock}>
      <StockStatus tone={stock.tone} text={stock.text} />
    </Panel>
  );
}
