import { Grid, Skeleton } from 'shared-domain/ui';
import rowStyles from './home-product-row.module.css';
import styles from './home-row-skeleton.module.css';

/** The room of a row of products whose cards are on their way. */
export function HomeRowSkeleton({ count }: { readonly count: number }) {
  return (
    <Grid columns="cards4" className={rowStyles.row}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.card}>
          <Skeleton shape="block" className={styles.picture} />
        </div>
      ))}
    </Grid>
  );
}
