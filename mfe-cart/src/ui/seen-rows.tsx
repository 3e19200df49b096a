import { CartLine, Heading } from 'shared-domain/ui';
import type { SeenRow } from '../data/seen-rows';
import { texts } from '../texts/nb';
import styles from './cart-lines.module.css';

/** 'Sist sett', below an empty cart. */
export function SeenRows({ rows }: { readonly rows: readonly SeenRow[] }) {
  return (
    <section aria-label={texts.seen}>
      <Heading level={2} size="h3">
        {texts.seen}
      </Heading>
      <ul className={styles.lines}>
        {rows.map(({ sku, name, href, image, detail, price }) => (
          <CartLine key={sku} name={name} href={href} image={image} details={[detail]} price={price} />
        ))}
      </ul>
    </section>
  );
}
