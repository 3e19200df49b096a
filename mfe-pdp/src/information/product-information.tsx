import { memo } from 'react';
import { catalogueText, type Product, type ProductTab } from 'shared-domain/catalogue';
import { Heading, Tabs } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { lazyPart } from '../ui/lazy-part';
import styles from './product-information.module.css';

export interface ProductInformationProps {
  readonly product: Product;
  readonly tabs: readonly ProductTab[];
  /** Id of the open tab. */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

const InformationPanel = lazyPart(
  () => import(/* webpackChunkName: 'below-information' */ './information-panel'),
  (file) => file.InformationPanel,
);

/** All that there is to know about the product (P2-44). Without script and in print every panel shows, under its own heading. */
export const ProductInformation = memo(function ProductInformation({
  product,
  tabs,
  open,
  onOpen,
}: ProductInformationProps) {
  return (
    <div className={styles.information}>
      <Tabs
        label={texts.information}
        look="line"
        selected={open}
        onSelect={onOpen}
        tabs={tabs.map((tab) => {
          const label = catalogueText(tab.name);
          return {
            id: tab.id,
            label,
            panelId: tab.id,
            panel: (
              <>
                <Heading level={2} className={styles.heading}>
                  {label}
                </Heading>
                <InformationPanel product={product} tab={tab} />
              </>
            ),
          };
        })}
      />
    </div>
  );
});
