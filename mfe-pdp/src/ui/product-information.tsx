import { memo } from 'react';
import type { Product } from 'shared-domain/catalogue';
import { SpecificationTable, Stack, Tabs, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './product-information.module.css';

export type InformationTab = 'spesifikasjoner' | 'om-produktet';

export interface ProductInformationProps {
  readonly product: Pick<Product, 'specifications' | 'longDescription'>;
  readonly tab: InformationTab;
  readonly onTab: (tab: InformationTab) => void;
}

/** Specifications and the long description (P2-44). */
export const ProductInformation = memo(function ProductInformation({ product, tab, onTab }: ProductInformationProps) {
  return (
    <div id="om-produktet" className={styles.information}>
      <Tabs
        label={texts.information}
        look="line"
        selected={tab}
        onSelect={(id) => onTab(id === 'om-produktet' ? id : 'spesifikasjoner')}
        tabs={[
          {
            id: 'spesifikasjoner',
            label: texts.specifications,
            panel: <SpecificationTable groups={product.specifications} />,
          },
          {
            id: 'om-produktet',
            label: texts.about,
            panel: (
              <Stack gap={16} className={styles.prose}>
                {product.longDescription.map((paragraph) => (
                  <Text key={paragraph} size="lead">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            ),
          },
        ]}
      />
    </div>
  );
});
