import { memo, type ReactNode } from 'react';
import { BeforePrice, Cluster, EnergyLabel, Heading, Price, Text } from 'shared-domain/ui';
import type { IntroPrice } from '../data/purchase-texts';
import { hasSameContent } from './same-content';
import styles from './product-intro.module.css';

export interface ProductIntroProps {
  readonly brand: string;
  readonly name: string;
  readonly energyClass?: string | undefined;
  /** Null: `priceMissing` is shown in its place. */
  readonly price: IntroPrice | null;
  readonly priceMissing: ReactNode;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
}

/** Brand, name, price and energy class. */
export const ProductIntro = memo(function ProductIntro({
  brand,
  name,
  energyClass,
  price,
  priceMissing,
  vatNote,
}: ProductIntroProps) {
  return (
    <header className={styles.intro}>
      <Text tone="soft">{brand}</Text>
      <Heading level={1}>{name}</Heading>
      <Cluster gap={16} justify="between">
        <div className={styles.price}>
          <Price amount={price?.price ?? null} missing={priceMissing} size="xl" vatNote={vatNote} />
          {price && (
            <Text as="div" size="small" tone="soft">
              {price.before && <BeforePrice>{price.before}</BeforePrice>}
              {price.lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Text>
          )}
        </div>
        {energyClass && <EnergyLabel grade={energyClass} />}
      </Cluster>
    </header>
  );
}, hasSameContent);
