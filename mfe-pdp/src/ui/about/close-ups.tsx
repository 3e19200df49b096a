import type { ProductVariant } from 'shared-domain/catalogue';
import { Picture } from 'shared-domain/ui';
import styles from './about.module.css';

export interface CloseUpsProps {
  readonly images: ProductVariant['images'];
}

/** A product with fewer pictures shows them all beside each other in the gallery. */
const LEAST_PICTURES = 4;

/** The last two pictures, which look at details, large once more; the gallery has their names. */
export function CloseUps({ images }: CloseUpsProps) {
  if (images.length < LEAST_PICTURES) return null;
  return (
    <div className={styles.closeUps}>
      {images.slice(-2).map((image) => (
        <div key={image.url} className={styles.closeUp}>
          <Picture image={image} alt="" sizes="(min-width: 856px) 27vw, 44vw" width={352} height={352} />
        </div>
      ))}
    </div>
  );
}
