import { catalogueText, type StockStatus as Stock } from 'shared-domain/catalogue';
import { Panel, StockStatus } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './stock-region.module.css';

export interface StockRegionProps {
  readonly stock: Pick<Stock, 'tone' | 'text'>;
}

/** Region «Lagerstatus» (P2-35). The line keeps its height whatever it says. */
export function StockRegion({ stock }: StockRegionProps) {
  return (
    <Panel as="section" tone="warm" padding={16} label={texts.stock} className={styles.stock}>
      <StockStatus tone={stock.tone} text={catalogueText(stock.text)} />
    </Panel>
  );
}
