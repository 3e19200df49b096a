import { CardRow, Skeleton } from 'shared-domain/ui';
import styles from './home-row-skeleton.module.css';

/** The room of a row of products whose cards are on their way. */
export function HomeRowSkeleton({ count }: { readonly count: number }) {
  return (
    <CardRow>
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={styles.card}>
          <Skeleton shape="block" className={styles.picture} />
        </li>
      ))}
    </CardRow>
  );
}
