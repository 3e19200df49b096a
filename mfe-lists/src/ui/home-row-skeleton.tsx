import { Grid, Skeleton } from 'shared-domain/ui';
import { classNames } from './class-names';
import rowStyles from './home-product-row.module.css';
import styles from './home-row-skeleton.module.css';

/** The room of a row of products whose cards are on their way. */
export function HomeRowSkeleton({ count }: { readonly count: number }) {
  return (
    <Grid columns="cards4" className={classNames(rowStyles.row, styles.row)}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} shape="block" className={styles.card} />
      ))}
    </Grid>
  );
}
