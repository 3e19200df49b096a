import { type ReactNode, useState } from 'react';
import type { AccessoryVariant, CompatibleAccessory } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice, priceParts } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import { Badge, BeforePrice, ColourChoice, Picture, Price, StockStatus, Text, TextLink } from 'shared-domain/ui';
import { useRealm } from '../purchase/use-realm';
import { vatNote } from '../texts/nb';
import { accessoryTexts as texts } from './accessories-nb';
import { accessoryPrice } from './rules/accessories';
import styles from './accessory-card.module.css';

const TONES = ['green', 'blue', 'yellow', 'red'] as const;

/** Price, in the realm's form, and stock of an accessory in one colour (P3-38); whether it can be put into the cart now. */
function accessoryCard(variant: AccessoryVariant, realm: Realm) {
  const price = accessoryPrice(variant);
  const { availabilityInfo: info } = variant;
  const tone = TONES.find((each) => each === info?.iconClass);
  return {
    // Null: it is not known.
    price: price && priceParts(amountInRealm(realm, price.priceOre)),
    before: price?.beforeOre ? formatPrice(amountInRealm(realm, price.beforeOre)) : null,
    stock: info && tone ? { tone, text: info.text } : null,
    // Yellow: none is left (P4-64).
    isForSale: price !== null && tone !== 'yellow',
  };
}

export interface AccessoryCardProps {
  readonly accessory: CompatibleAccessory;
  /** The way into the cart, or what is there of it. */
  readonly action: (variant: AccessoryVariant, isForSale: boolean) => ReactNode;
  /** In the middle of a purchase: below a question of its own, with a lower picture, and without a link that would leave it. */
  readonly isInPurchase?: boolean;
}

const SIZES = '(min-width: 1360px) 410px, (min-width: 34.4em) 31vw, 112px';

/** An accessory in one of its colours: its page, price, stock, and the way into the cart. */
export function AccessoryCard({ accessory, action, isInPurchase = false }: AccessoryCardProps) {
  const realm = useRealm();
  const [chosen, setChosen] = useState(0);
  const { brand, model, shortDescription, flashTextOnListingPage, flashKind, variants } = accessory;
  const variant = variants[chosen] ?? variants[0];
  if (!variant) return null;
  const { price, before, stock, isForSale } = accessoryCard(variant, realm);
  const { image } = variant;
  const Name = isInPurchase ? 'h4' : 'h3';
  return (
    <article className={styles.card}>
      <div className={isInPurchase ? `${styles.tile} ${styles.low}` : styles.tile}>
        {flashTextOnListingPage && (
          <div className={styles.badge}>
            <Badge kind={flashKind ?? 'offer'}>{flashTextOnListingPage}</Badge>
          </div>
        )}
        {image && (
          <Picture
            image={{ ...image, title: image.title ?? '' }}
            alt=""
            sizes={SIZES}
            width={480}
            height={480}
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.texts}>
        <div className={styles.colours}>
          {variants.length > 1 && (
            <ColourChoice
              of={model}
              colours={variants.map(({ colorName: name, html }) => ({ name, html }))}
              chosen={chosen}
              onChoose={setChosen}
              expandable
            />
          )}
        </div>
        <Text size="small" tone="soft">
          {brand}
        </Text>
        <Name className={styles.name}>
          {variant.href && !isInPurchase ? <TextLink href={variant.href}>{model}</TextLink> : model}
        </Name>
        {shortDescription && (
          <Text size="small" tone="soft" className={styles.description}>
            {shortDescription}
          </Text>
        )}
      </div>
      <div className={styles.buy}>
        <div className={styles.price}>
          <Price size="m" amount={price} missing={texts.priceMissing} vatNote={vatNote(realm)} />
          {before && (
            <Text as="div" size="small" tone="soft">
              <BeforePrice labelled>{before}</BeforePrice>
            </Text>
          )}
        </div>
        {stock && <StockStatus tone={stock.tone} text={stock.text} />}
        {action(variant, isForSale)}
      </div>
    </article>
  );
}
