import { memo } from 'react';
import type { Product } from 'shared-domain/catalogue';
import {
  CameraIcon,
  type Fact,
  FactTiles,
  GlobeIcon,
  Heading,
  Icon,
  type IconDrawing,
  LightningIcon,
  MobileSmallIcon,
  Stack,
  StarIcon,
  Text,
  TextLink,
  VisuallyHidden,
} from 'shared-domain/ui';
import { factNames, texts } from '../texts/nb';
import styles from './product-about.module.css';

export interface ProductAboutProps {
  readonly product: Pick<Product, 'shorterDescription' | 'highlightedText' | 'specifications'>;
  /** There is a long description, which 'Les mer' leads to. */
  readonly hasMore: boolean;
}

const TILES = 4;
const ICONS: readonly { readonly pattern: RegExp; readonly icon: IconDrawing }[] = [
  { pattern: /kamera/i, icon: CameraIcon },
  { pattern: /skjerm/i, icon: MobileSmallIcon },
  { pattern: /batteri|lading/i, icon: LightningIcon },
  { pattern: /nett|tilkobling/i, icon: GlobeIcon },
];

/** A value that says nothing beside its name alone. */
const NO_FACT = /^(ja|nei|1 stk)$/i;

/** The first telling line of each of the first groups of specifications; the group is seen by its icon. */
function toFacts(specifications: Product['specifications']): readonly Fact[] {
  return specifications.slice(0, TILES).flatMap(({ label: group, specs }): Fact[] => {
    const fact = specs.find(({ value }) => !NO_FACT.test(value));
    if (!fact) return [];
    const icon = ICONS.find(({ pattern }) => pattern.test(group))?.icon ?? StarIcon;
    const label = factNames[`${group.split(' ')[0]} ${fact.label}`] ?? (
      <>
        <VisuallyHidden>{group}, </VisuallyHidden>
        {fact.label}
      </>
    );
    return [{ icon: <Icon of={icon} />, label, value: fact.value }];
  });
}

/** 'Kort om produktet' (P2-33), key facts and the highlighted text. */
export const ProductAbout = memo(function ProductAbout({ product, hasMore }: ProductAboutProps) {
  const facts = toFacts(product.specifications);
  return (
    <section aria-labelledby="kort-om-produktet" className={styles.columns}>
      <Stack gap={16}>
        <Heading level={2} id="kort-om-produktet">
          {texts.shortAbout}
        </Heading>
        <Text size="lead">{product.shorterDescription}</Text>
        {hasMore && (
          <div>
            <TextLink look="strong" href="#long-description">
              {texts.readMore}
            </TextLink>
          </div>
        )}
      </Stack>
      <div className={styles.facts}>
        {facts.length > 0 && <FactTiles facts={facts} />}
        {product.highlightedText && (
          <div className={styles.highlight}>
            <Icon of={LightningIcon} />
            <Text>{product.highlightedText}</Text>
          </div>
        )}
      </div>
    </section>
  );
});
