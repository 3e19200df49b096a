import { type ReactNode, useId } from 'react';
import { Link } from 'shared-domain/runtime/router';
import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import type { ColourDot } from '../../primitives/colour-dots/colour-dots';
import { ColourDots } from '../../primitives/colour-dots/colour-dots';
import { Picture } from '../../primitives/picture/picture';
import styles from './product-card.module.css';

export interface ProductCardProps {
  readonly href: string;
  readonly image: Image;
  readonly name: string;
  readonly brand?: string | undefined;
  /** A `CardRating`. */
  readonly rating?: ReactNode;
  /** As shown, e.g. '256 GB – 1 TB'. */
  readonly sizesText?: string | undefined;
  readonly colours?: readonly ColourDot[] | undefined;
  /** Instead of the colours' dots: a `ColourChoice`, which is above the card's link. */
  readonly colourChoice?: ReactNode;
  /** A small `EnergyLabel`. */
  readonly energy?: ReactNode;
  /** In what condition a used device is, e.g. 'Brukt, tilstand Like Fin'. */
  readonly grade?: string | undefined;
  /** A `Price` of size m. */
  readonly price?: ReactNode;
  /** e.g. 'i 24 md. Fullpris 12 990,-' and a `BeforePrice`. */
  readonly priceNote?: ReactNode;
  /** The condition of the price, e.g. a plan that must be bought: a legal line. */
  readonly condition?: ReactNode;
  /** A `StockStatus`. */
  readonly stock?: ReactNode;
  /** A control of its own in the corner of the picture; it is above the card's link. */
  readonly action?: ReactNode;
  /** A `Badge`. */
  readonly badge?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** For cards in the first screen: the picture is loaded at once. */
  readonly priority?: boolean | undefined;
  /** Widths of the tile; the list's grid by default. */
  readonly sizes?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly className?: string | undefined;
}

const SIZES = '(min-width: 1280px) 304px, (min-width: 1024px) 25vw, (min-width: 856px) 32vw, 46vw';

/**
 * A product in a grid: the whole card is the link, named by brand, name, price and badge, which are read nowhere else. In a list, prices and
 * stock of a row align.
 */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    image,
    name,
    brand,
    rating,
    sizesText,
    colours = [],
    colourChoice,
    energy,
    grade,
    price,
    priceNote,
    condition,
    stock,
    action,
    badge,
    headingLevel = 2,
    priority,
    sizes = SIZES,
  } = props;
  const Title = `h${headingLevel}` as const;
  const id = useId();
  const parts = { [`${id}b`]: brand, [`${id}n`]: name, [`${id}p`]: price, [`${id}f`]: badge };
  const label = Object.keys(parts).filter((part) => Boolean(parts[part]));
  return (
    <article className={classNames(styles.card, props.className)}>
      <div className={styles.tile}>
        {badge && (
          <div id={`${id}f`} aria-hidden className={styles.badge}>
            {badge}
          </div>
        )}
        <Picture
          image={image}
          alt=""
          sizes={sizes}
          width={480}
          height={480}
          priority={priority}
          className={styles.picture}
        />
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.product}>
        <div className={styles.dots}>
          {colourChoice ? <span className={styles.above}>{colourChoice}</span> : <ColourDots colours={colours} />}
          {energy}
        </div>
        <div className={classNames(styles.soft, styles.maker)}>
          {brand && (
            <p id={`${id}b`} aria-hidden>
              {brand}
            </p>
          )}
          {rating}
        </div>
        <Title className={styles.name}>
          <Link href={href} aria-labelledby={label.join(' ')} className={styles.link} onClick={props.onClick}>
            <span id={`${id}n`}>{name}</span>
          </Link>
        </Title>
        {sizesText && <p className={styles.soft}>{sizesText}</p>}
        {grade && <p className={styles.soft}>{grade}</p>}
      </div>
      <div className={styles.price}>
        {price && (
          <p id={`${id}p`} aria-hidden>
            {price}
          </p>
        )}
        <div className={styles.notes}>
          {priceNote && <p>{priceNote}</p>}
          {condition && <p className={styles.condition}>{condition}</p>}
        </div>
      </div>
      <div className={styles.stock}>{stock && <p>{stock}</p>}</div>
    </article>
  );
}
