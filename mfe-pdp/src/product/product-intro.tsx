import { memo } from 'react';
import { type Product, reviewStars } from 'shared-domain/catalogue';
import { BeforePrice, Heading, Price, Rating, Text, TextLink } from 'shared-domain/ui';
import { ratingText, texts } from '../texts/nb';
import { lazyPart } from '../ui/lazy-part';
import { hasSameContent } from '../ui/same-content';
import { ScriptOnly } from '../ui/script-only';
import { Tick } from '../ui/tick';
import type { IntroPrice } from './intro-price';
import { withBrand } from './product-name';
import styles from './product-intro.module.css';

/** The energy arrow beside the brand, in the file of the column beside the choices. */
export const Energy = lazyPart(
  () => import(/* webpackChunkName: 'drawn-about' */ '../information/about-column'),
  (file) => file.EnergyLabel,
);

export interface ProductIntroProps {
  readonly id: string;
  readonly product: Pick<
    Product,
    | 'brand'
    | 'name'
    | 'energyClassBadge'
    | 'energyClassLabel'
    | 'productInformationSheet'
    | 'lipscore'
    | 'hideReviewStars'
  >;
  /** Null: `priceMissing` is shown in its place. */
  readonly price: IntroPrice | null;
  /** It is a customer's own, and not known yet. */
  readonly isAwaited?: boolean;
  readonly priceMissing: string | null;
  /** Where to ask when nothing is for sale; else null. */
  readonly contactHref: string | null;
  /** The conditions of a monthly price, or null. */
  readonly conditions: string | null;
  /** When the sale begins, while that is to come; else null. */
  readonly onSale: string | null;
  /** The full price, which is what the plain form sells at, when another option is chosen; else null. */
  readonly plainFormPrice: string | null;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  /** Why a used device may be dared. */
  readonly usedFacts?: readonly string[] | undefined;
}

/** Brand, name, price with its conditions, and energy class. */
export const ProductIntro = memo(function ProductIntro({
  id,
  product,
  price,
  isAwaited = false,
  priceMissing,
  contactHref,
  conditions,
  onSale,
  plainFormPrice,
  vatNote,
  usedFacts,
}: ProductIntroProps) {
  const rating = reviewStars(product);
  const { energyClassBadge, energyClassLabel, productInformationSheet } = product;
  const chosen = (
    <>
      <div className={styles.price}>
        {priceMissing?.endsWith('.') ? (
          <Text>{priceMissing}</Text>
        ) : (
          <Price amount={price?.price ?? null} missing={priceMissing} size="xl" vatNote={vatNote} />
        )}
        {price && (
          <Text as="div" size="small" tone="soft">
            {price.before && <BeforePrice labelled>{price.before}</BeforePrice>}
            {price.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Text>
        )}
      </div>
      {conditions && (
        <div className={styles.conditions}>
          <Text size="small">{conditions}</Text>
        </div>
      )}
    </>
  );
  return (
    <header id={id} aria-busy={isAwaited || undefined} className={styles.intro}>
      <div className={styles.brand}>
        <Text tone="soft">{product.brand}</Text>
        {energyClassBadge && (
          <div className={styles.energy}>
            <Energy
              grade={energyClassBadge}
              labelHref={energyClassLabel?.file.url}
              sheetHref={productInformationSheet?.file.url}
            />
          </div>
        )}
      </div>
      <Heading level={1}>{/^\d/.test(product.name) ? withBrand(product) : product.name}</Heading>
      {rating && (
        <Rating value={rating.stars} valueText={ratingText(rating.stars)} count={rating.votes} href="#reviews" />
      )}
      {plainFormPrice ? (
        <ScriptOnly instead={<Price amount={{ amount: plainFormPrice, unit: '' }} size="xl" vatNote={vatNote} />}>
          {chosen}
        </ScriptOnly>
      ) : (
        chosen
      )}
      {usedFacts && (
        <div className={styles.facts}>
          {usedFacts.map((fact) => (
            <Tick key={fact} text={fact} />
          ))}
        </div>
      )}
      {onSale && <Text size="small">{onSale}</Text>}
      {contactHref && (
        <div>
          <TextLink look="strong" href={contactHref}>
            {texts.contact}
          </TextLink>
        </div>
      )}
    </header>
  );
}, hasSameContent);
