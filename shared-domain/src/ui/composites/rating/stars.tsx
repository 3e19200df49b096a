import styles from './rating.module.css';

const STAR = 'm10 1.800 2.500 5.300 5.800.700-4.300 4 1.100 5.700L10 14.700l-5.100 2.800L6 11.800l-4.300-4 5.800-.700Z';
const LEFT_HALF = 'M10 1.800v12.900l-5.100 2.800L6 11.800l-4.300-4 5.800-.700Z';

/** Five stars to the nearest half. Decorative: the text beside them says the same. */
export function Stars({ value }: { readonly value: number }) {
  const halves = Math.round(value * 2);
  return (
    <svg aria-hidden viewBox="0 0 100 20" width="100" height="20" className={styles.stars}>
      {[0, 1, 2, 3, 4].map((star) => {
        const filled = halves - star * 2;
        return (
          <g key={star} transform={`translate(${star * 20} 0)`}>
            <path d={STAR} className={filled >= 2 ? styles.full : styles.empty} />
            {filled === 1 && <path d={LEFT_HALF} className={styles.full} />}
          </g>
        );
      })}
    </svg>
  );
}
