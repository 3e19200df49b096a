import styles from './rating.module.css';

const WIDTH = 100;

/** Five stars to the nearest half. Decorative: the text beside them says the same. */
export function Stars({ value }: { readonly value: number }) {
  const filled = (Math.round(value * 2) * WIDTH) / 10;
  return (
    <svg aria-hidden width={WIDTH} height="20" className={styles.stars}>
      <rect width={WIDTH} height="20" className={styles.empty} />
      {filled > 0 && <rect width={filled} height="20" className={styles.full} />}
    </svg>
  );
}
