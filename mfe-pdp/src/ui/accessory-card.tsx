import { useState } from 'react';
import type { AccessoryVariant, CompatibleAccessory } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import {
  Badge,
  BeforePrice,
  Button,
  ColourChoice,
  Picture,
  Price,
  StockStatus,
  Text,
  TextLink,
  VisuallyHidden,
} from 'shared-domain/ui';
import type { AccessoryCardTexts } from '../data/accessory-card';
import { accessoryTexts as texts } from '../texts/accessories-nb';
import styles from './accessory-card.module.css';

export interface AccessoryCardProps {
  readonly accessory: CompatibleAccessory;
  /** Price and stock in one colour. */
  readonly textsOf: (variant: AccessoryVariant) => AccessoryCardTexts;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  /** Sku that is being put into the cart, or null. */
  readonly adding: string | null;
  readonly onAdd: (variant: AccessoryVariant) => void;
}

const SIZES = '(min-width: 1360px) 410px, (min-width: 34.4em) 31vw, 112px';

/** An accessory in one of its colours: its page, price, stock, and the way into the cart, which works without script. */
export function AccessoryCard({ accessory, textsOf, vatNote, adding, onAdd }: AccessoryCardProps) {
  const [chosen, setChosen] = useState(0);
  const { brand, model, shortDescription, flashTextOnListingPage, variants } = accessory;
  const variant = variants[chosen] ?? variants[0];
  if (!variant) return null;
  const { price, before, stock, isForSale } = textsOf(variant);
  const { image } = variant;
  return (
    <article className={styles.card}>
      <div className={styles.tile}>
        {flashTextOnListingPage && (
          <div className={styles.badge}>
            <Badge kind="offer">{flashTextOnListingPage}</Badge>
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
        <h3 className={styles.name}>{variant.href ? <TextLink href={variant.href}>{model}</TextLink> : model}</h3>
        {shortDescription && (
          <Text size="small" tone="soft" className={styles.description}>
            {shortDescription}
          </Text>
        )}
      </div>
      <div className={styles.buy}>
        <div className={styles.price}>
          <Price size="m" amount={price} missing={texts.priceMissing} vatNote={vatNote} />
          {before && (
            <Text as="div" size="small" tone="soft">
              <BeforePrice labelled>{before}</BeforePrice>
            </Text>
          )}
        </div>
        {stock && <StockStatus tone={stock.tone} text={stock.text} />}
        {isForSale && (
          <form
            method="post"
            action={PATHS.addToCartForm}
            onSubmit={(event) => {
              event.preventDefault();
              onAdd(variant);
            }}
          >
            <input type="hidden" name="sku" value={variant.sku} />
            <input type="hidden" name="financing" value="upfront" />
            {variant.discountCode && <input type="hidden" name="discountCode" value={variant.discountCode} />}
            <Button type="submit" size="small" variant="secondary" loading={adding === variant.sku}>
              {texts.add}
              <VisuallyHidden>{texts.addNamed(model)}</VisuallyHidden>
            </Button>
          </form>
        )}
      </div>
    </article>
  );
}
