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
  RocketIcon,
  Stack,
  StarIcon,
  Text,
  TextLink,
  VisuallyHidden,
} from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './product-about.module.css';

export interface ProductAboutProps {
  readonly product: Pick<Product, 'shorterDescription' | 'highlightedText' | 'specifications'>;
  /** 'Les mer' was chosen: the long description opens. */
  readonly onReadMore: () => void;
}

const TILES = 4;
const ICONS: readonly { readonly pattern: RegExp; readonly icon: IconDrawing }[] = [
  { pattern: /kamera/i, icon: CameraIcon },
  { pattern: /skjerm/i, icon: MobileSmallIcon },
  { pattern: /batteri|lading/i, icon: LightningIcon },
  { pattern: /ytelse/i, icon: RocketIcon },
  { pattern: /nett|tilkobling/i, icon: GlobeIcon },
];

/** The first line of each of the first groups of specifications; the group is seen by its icon. */
function toFacts(specifications: Product['specifications']): readonly Fact[] {
  return specifications.slice(0, TILES).flatMap(({ label, specs: [first] }): Fact[] => {
    const icon = ICONS.find(({ pattern }) => pattern.test(label))?.icon ?? StarIcon;
    const name = (
      <>
        <VisuallyHidden>{label}, </VisuallyHidden>
        {first?.label}
      </>
    );
    return first ? [{ icon: <Icon of={icon} />, label: name, value: first.value }] : [];
  });
}

/** 'Kort om produktet' (P2-33), key facts and the highlighted text. */
export const ProductAbout = memo(function ProductAbout({ product, onReadMore }: ProductAboutProps) {
  const facts = toFacts(product.specifications);
  return (
    <section aria-labelledby="kort-om-produktet" className={styles.columns}>
      <Stack gap={16}>
        <Heading level={2} id="kort-om-produktet">
          {texts.shortAbout}
        </Heading>
        <Text size="lead">{product.shorterDescription}</Text>
        <div>
          <TextLink look="strong" href="#om-produktet" onClick={onReadMore}>
            {texts.readMore}
          </TextLink>
        </div>
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
