import { memo } from 'react';
import type { LipscoreReview, Product, ProductVariant, ReviewStars } from 'shared-domain/catalogue';
import {
  FactTiles,
  Heading,
  Icon,
  type IconDrawing,
  LightningIcon,
  Picture,
  Quote,
  RatingSummary,
  Text,
  TextLink,
  UspList,
  VisuallyHidden,
} from 'shared-domain/ui';
import { ratingText } from '../texts/nb';
import { aboutTexts as texts, factNames } from './about-nb';
import { factIcon, highlightIcon } from './fact-icons';
import type { ProductFact } from './product-facts';
import { highlightedText } from './rules/highlighted-text';
import { reviewDate } from './rules/reviews';
import styles from './about.module.css';

export interface KeyFactsProps {
  readonly facts: readonly ProductFact[];
}

/** Groups whose heading says nothing. */
const NO_GROUP = /^(egenskaper|annet|mål)/i;

/** Facts at a glance; the group that a fact belongs to is seen by its icon. */
export const KeyFacts = memo(function KeyFacts({ facts }: KeyFactsProps) {
  return (
    <FactTiles
      facts={facts.map(({ group, label, value }) => ({
        icon: <Icon of={factIcon(group, label)} />,
        label: factNames[`${group.split(' ')[0]} ${label}`] ?? (
          <>
            {!NO_GROUP.test(group) && <VisuallyHidden>{group}, </VisuallyHidden>}
            {label}
          </>
        ),
        value,
      }))}
    />
  );
});

export interface HighlightsProps {
  readonly product: Pick<Product, 'highlightedText' | 'highlightedTextIcon' | 'highlightedTextChargerRange'>;
}

/** The highlights that editors write of a product, and the power of the charger that it needs (P3-5). */
export function Highlights({ product }: HighlightsProps) {
  const highlight = highlightedText(product);
  if (!highlight) return null;
  const { text, icon, chargerRange } = highlight;
  return (
    <>
      {text && <Highlight icon={highlightIcon(icon)} text={text} />}
      {chargerRange && <Highlight icon={LightningIcon} text={texts.charger(chargerRange)} />}
    </>
  );
}

function Highlight({ icon, text }: { readonly icon: IconDrawing; readonly text: string }) {
  return (
    <div className={styles.highlight}>
      <Icon of={icon} />
      <Text>{text}</Text>
    </div>
  );
}

export interface CloseUpsProps {
  readonly images: ProductVariant['images'];
}

/** A product with fewer pictures shows them all beside each other in the gallery. */
const LEAST_PICTURES = 4;

/** The last two pictures, which look at details or show it in use, large once more, below each other beside long choices; the gallery has their names. */
export function CloseUps({ images }: CloseUpsProps) {
  if (images.length < LEAST_PICTURES) return null;
  return (
    <div className={styles.closeUps}>
      {images.slice(-2).map((image) => (
        <div key={image.url} className={image.fillsFrame ? styles.scene : styles.closeUp}>
          <Picture image={image} alt="" sizes="(min-width: 856px) 50vw, 44vw" width={720} height={720} />
        </div>
      ))}
    </div>
  );
}

export interface BoxListProps {
  readonly items: readonly string[];
}

/** The list of what is in the box. */
export function BoxList({ items }: BoxListProps) {
  return (
    <section aria-labelledby="i-esken-liste" className={styles.part}>
      <Heading level={3} id="i-esken-liste">
        {texts.inTheBox}
      </Heading>
      <ul className={styles.box}>
        {items.map((item) => (
          <li key={item}>
            <Text as="span">{item}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface DeliveryAndReturnsProps {
  readonly terms: readonly string[];
}

/** The terms of every delivery of the shop. */
export function DeliveryAndReturns({ terms }: DeliveryAndReturnsProps) {
  return (
    <section aria-labelledby="levering-og-retur" className={styles.part}>
      <Heading level={3} id="levering-og-retur">
        {texts.delivery}
      </Heading>
      <UspList size="small" items={terms} />
    </section>
  );
}

export interface ReviewDigestProps {
  readonly rating: ReviewStars;
  /** Those that are shown. */
  readonly quotes: readonly LipscoreReview[];
  /** How many have a text. */
  readonly reviewCount: number;
}

/** The reviews by customers in short: stars, how many rated it, and a few reviews. */
export const ReviewDigest = memo(function ReviewDigest({ rating, quotes, reviewCount }: ReviewDigestProps) {
  return (
    <section aria-labelledby="kundene-sier" className={styles.reviews}>
      <RatingSummary
        id="kundene-sier"
        title={texts.customersSay}
        valueText={ratingText(rating.stars)}
        count={rating.votes}
      />
      {quotes.length > 0 && (
        <div aria-label={texts.mostUseful} role="group">
          {quotes.map(({ customerName, reviewDate: date, review }) => {
            const day = reviewDate(date);
            return (
              <Quote
                key={`${customerName} ${date}`}
                text={review}
                name={customerName}
                date={day || undefined}
                isoDate={day ? date.slice(0, 10) : undefined}
              />
            );
          })}
        </div>
      )}
      <div>
        <TextLink look="strong" href="#reviews">
          {texts.allReviews(reviewCount)}
        </TextLink>
      </div>
    </section>
  );
});
