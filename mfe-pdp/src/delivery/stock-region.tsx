import { memo } from 'react';
import { catalogueText, type StockLine } from 'shared-domain/catalogue';
import { Heading, StockStatus } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { hasSameContent } from '../ui/same-content';
import styles from './stock-region.module.css';

export interface StockRegionProps extends Pick<StockLine, 'tone' | 'text'> {
  /** An equipment agreement shows the region's name as a heading. */
  readonly isHeaded: boolean;
}

/** Region «Lagerstatus» (P2-35). The line keeps its height whatever it says. */
export const StockRegion = memo(function StockRegion({ tone, text, isHeaded }: StockRegionProps) {
  return (
    <section aria-label={texts.stock} className={styles.stock}>
      {isHeaded && (
        <Heading level={2} size="card">
          {texts.stock}
        </Heading>
      )}
      <StockStatus tone={tone} text={catalogueText(text)} />
    </section>
  );
}, hasSameContent);
