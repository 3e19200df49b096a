import { Link } from 'shared-domain/runtime/router';
import type { Image } from '../../../catalogue/io/product-wire';
import { Picture } from '../../primitives/picture/picture';
import styles from './category-tile.module.css';

export interface CategoryTileProps {
  readonly href: string;
  readonly name: string;
  readonly image: Image;
}

/** A category as a tile with its name below. Used in a `CategoryRow`. */
export function CategoryTile({ href, name, image }: CategoryTileProps) {
  return (
    <Link href={href} className={styles.link}>
      <span className={styles.tile}>
        <Picture image={image} alt="" sizes="112px" width={104} height={104} className={styles.picture} />
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

/** Eight tiles in a row; on phones they scroll, 112 px wide. */
export function CategoryRow({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly CategoryTileProps[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <CategoryTile {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
