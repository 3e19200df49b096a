import { Badge, ButtonLink, classNames, Picture, TextLink, VisuallyHidden } from 'shared-domain/ui';
import type { ComparedProduct } from '../data/compare-loader';
import { type ComparedGroup, MOST_COMPARED } from '../rules/compared-products';
import { compareTexts } from '../texts/compare-nb';
import styles from './compare-table.module.css';

export interface CompareTableProps {
  readonly products: readonly ComparedProduct[];
  readonly groups: readonly ComparedGroup[];
  /** The comparison without a product. */
  readonly hrefWithout: (href: string) => string;
  readonly onRemove: (href: string) => void;
}

const COLUMNS = [styles.one, styles.one, styles.two, styles.three];
const SIZES = '160px';

/**
 * Products as columns, specifications as rows. On phones the name of a row is above its values: the roles say that it is a table
 * all the same.
 */
export function CompareTable({ products, groups, hrefWithout, onRemove }: CompareTableProps) {
  return (
    <div className={classNames(products.length === MOST_COMPARED && styles.scroll)}>
      <table
        role="table"
        aria-label={compareTexts.table}
        className={classNames(styles.table, COLUMNS[products.length])}
      >
        <thead className={styles.head}>
          <tr role="row" className={classNames(styles.row, styles.pictures)}>
            <td className={styles.corner} />
            {products.map(({ href, image }) => (
              <td key={href}>
                {image && (
                  <Picture image={image} alt="" sizes={SIZES} width={160} height={160} className={styles.picture} />
                )}
              </td>
            ))}
          </tr>
          <tr role="row" className={classNames(styles.row, styles.names)}>
            <th role="columnheader" scope="col" className={styles.corner}>
              <VisuallyHidden>{compareTexts.product}</VisuallyHidden>
            </th>
            {products.map(({ href, brand, name, price }) => (
              <th key={href} role="columnheader" scope="col" className={styles.product}>
                <span className={styles.brand}>{brand}</span>
                <TextLink href={href}>{name}</TextLink>
                <span className={styles.price}>{price}</span>
                <ButtonLink href={href} size="small">
                  {compareTexts.buy}
                  <VisuallyHidden>{compareTexts.buyProduct(name)}</VisuallyHidden>
                </ButtonLink>
                <TextLink href={hrefWithout(href)} look="soft" preventScrollReset onClick={() => onRemove(href)}>
                  {compareTexts.remove}
                  <VisuallyHidden> {compareTexts.removeProduct(name)}</VisuallyHidden>
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ label, rows }) => (
          <tbody key={label}>
            <tr role="row" className={styles.row}>
              <th role="rowheader" scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label} role="row" className={classNames(styles.row, row.differs && styles.differs)}>
                <th role="rowheader" scope="row" className={styles.label}>
                  {row.label} {row.differs && products.length > 1 && <Badge kind="brand">{compareTexts.differs}</Badge>}
                </th>
                {row.values.map((value, place) => (
                  <td key={products[place]?.href ?? place} className={styles.value}>
                    {value ?? <span className={styles.none}>{compareTexts.none}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
