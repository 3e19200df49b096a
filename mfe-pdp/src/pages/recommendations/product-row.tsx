import { useEffect, useId, useRef, useState } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { Heading } from 'shared-domain/ui';
import type { RowCard } from '../../data/product-row-card';
import { useNear } from '../../state/use-near';
import { vatNote } from '../../texts/vat-note';
import { ProductCards } from '../../ui/product-cards';
import styles from './product-row.module.css';

export interface ProductRowProps {
  readonly title: string;
  readonly realm: Realm;
  /** Fetches the cards when the row comes near the window; keeps its identity as long as they are the same. */
  readonly load: () => Promise<readonly RowCard[]>;
}

/** A row of other products, below the first view. Without any it is not there. */
export function ProductRow({ title, realm, load }: ProductRowProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const [loaded, setLoaded] = useState<{ readonly by: typeof load; readonly cards: readonly RowCard[] } | null>(null);
  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    load().then(
      (cards) => isCurrent && setLoaded({ by: load, cards }),
      (error: unknown) => {
        reportError(error, { call: 'product row' });
        if (isCurrent) setLoaded({ by: load, cards: [] });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, load]);
  if (loaded?.cards.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={id} className={styles.section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ProductCards cards={loaded?.cards ?? null} vatNote={vatNote(realm)} />
    </section>
  );
}
