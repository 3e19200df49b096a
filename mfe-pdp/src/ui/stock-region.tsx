import { memo } from 'react';
import { catalogueText, type StockStatus as Stock } from 'shared-domain/catalogue';
import { Panel, StockStatus } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { hasSameContent } from './same-content';
import styles from './stock-region.module.css';

export type StockRegionProps = Pick<Stock, 'tone' | 'text'>;

/** Region «Lagerstatus» (P2-35). The line keeps its height whatever it says. */
export const StockRegion = memo(function StockRegion({ tone, text }: StockRegionProps) {
  return (
    <Panel as="section" tone="warm" padding={16} label={texts.stock} className={styles.stock}>
      <StockStatus tone={tone} text={catalogueText(text)} />
    </Panel>
  );
}, hasSameContent);
