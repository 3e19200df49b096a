import type { ReactNode } from 'react';
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
  /** As shown, e.g. '256 GB – 1 TB'. */
  readonly sizesText?: string | undefined;
  readonly colours?: readonly ColourDot[] | undefined;
  /** A `Price` of size m. */
  readonly price?: ReactNode;
  /** e.g. 'i 24 md. Fullpris 12 990,-' and a `BeforePrice`. */
  readonly priceNote?: ReactNode;
  /** What else must be bought for the price: a legal line. */
  readonly condition?: ReactNode;
  /** A `StockStatus`. */
  readonly stock?: ReactNode;
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

/** A product in a grid: the whole card is the link, named by the product's name. In a list, prices and stock of a row align. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    image,
    name,
    brand,
    sizesText,
    colours = [],
    price,
    priceNote,
    condition,
    stock,
    badge,
    headingLevel = 2,
    priority,
    sizes = SIZES,
  } = props;
  const Title = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, props.className)}>
      <div className={styles.tile}>
        {badge && <div className={styles.badge}>{badge}</div>}
        <Picture
          image={image}
          alt=""
          sizes={sizes}
          width={480}
          height={480}
          priority={priority}
          className={styles.picture}
        />
      </div>
      <div className={styles.product}>
        <div className={styles.dots}>
          <ColourDots colours={colours} />
        </div>
        {brand && <p className={styles.soft}>{brand}</p>}
        <Title className={styles.name}>
          <Link href={href} className={styles.link} onClick={props.onClick}>
            {name}
          </Link>
        </Title>
        {sizesText && <p className={styles.soft}>{sizesText}</p>}
      </div>
      <div className={styles.price}>
        {price && <p>{price}</p>}
        <div className={styles.notes}>
          {priceNote && <p>{priceNote}</p>}
          {condition && <p className={styles.condition}>{condition}</p>}
        </div>
      </div>
      <div className={styles.stock}>{stock && <p>{stock}</p>}</div>
    </article>
  );
}
