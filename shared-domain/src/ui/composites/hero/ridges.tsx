import styles from './hero.module.css';

/** Farthest first, each 1392 × 300. On a page they rise to the right, away from the text; on a card they are behind it. */
const RIDGES = {
  page: [
    'M0 214 120 186l110 30 130-52 140 44 120-64 110 30 130-92 120 54 140-102 130 84 142-60v242H0Z',
    'M0 250 150 222l150 26 170-44 160 40 160-70 150 44 170-84 150 66 132-50v150H0Z',
    'M0 276 210 248l180 28 190-34 200 36 220-62 190 42 202-60v102H0Z',
    'M0 288 260 268l240 18 260-22 280 20 352-40v56H0Z',
  ],
  card: [
    'M0 94 190 26l100 46 126-66 150 81 124-42 180 69 142-90 130 57 120-73 130 63v229H0Z',
    'M0 170 130 98l150 72 160-84 170 92 150-62 190 84 170-96 132 62 140-56v190H0Z',
    'M0 240 210 170l180 54 190-66 200 72 220-60 190 56 200-70 202 66v78H0Z',
    'M0 276 260 230l240 40 260-44 280 44 352-48v78H0Z',
  ],
} as const;

const DISTANCES = ['farthest', 'far', 'near', 'nearest'] as const;

/** Layered ridges along the foot of a hero, whose ground is the sky. Twice per page at most. */
export function Ridges({ look }: { readonly look: 'page' | 'card' }) {
  return (
    <svg aria-hidden className={styles.ridges} viewBox="0 0 1392 300" preserveAspectRatio="none">
      {DISTANCES.map((distance, index) => (
        <path key={distance} className={styles[distance]} d={RIDGES[look][index]} />
      ))}
    </svg>
  );
}
