import { Skeleton, Stack, VisuallyHidden } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './cart-skeleton.module.css';

/** Keeps the room of the cart until it is there. */
export function CartSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </p>
      <Stack gap={24}>
        <Skeleton shape="line" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </Stack>
    </div>
  );
}
