import type { ReactNode } from 'react';
import styles from './fact-tiles.module.css';

export interface Fact {
  readonly icon?: ReactNode;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Facts of a product as warm tiles, as many a row as there is room for; four are in one row only inside a container that is wide enough. */
export function FactTiles({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.tiles}>
      {facts.map((fact, index) => (
        <div key={index} className={styles.tile}>
          <dt>
            {fact.icon && (
              <span aria-hidden className={styles.icon}>
                {fact.icon}
              </span>
            )}
            {fact.label}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
