import { useId } from 'react';
import styles from './hero.module.css';

/** Layered ridges under a dusk sky, the sun to the right of the text. Twice per page at most. */
export function Ridges() {
  const id = useId();
  return (
    <svg aria-hidden className={styles.ridges} viewBox="0 0 1392 600" preserveAspectRatio="xMidYMax slice">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#17092d" />
          <stop offset=".350" stopColor="#290f4c" />
          <stop offset="1" stopColor="#552596" />
        </linearGradient>
        <radialGradient id={`${id}-sun`} cx="1010" cy="330" r="430" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#ffb862" stopOpacity=".850" />
          <stop offset=".350" stopColor="#d97f86" stopOpacity=".500" />
          <stop offset="1" stopColor="#552596" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1392" height="600" fill={`url(#${id}-sky)`} />
      <rect width="1392" height="600" fill={`url(#${id}-sun)`} />
      <path fill="#6f3cbc" fillOpacity=".550" d="M0 394 190 300l100 62 126-88 150 108 124-56 180 92 142-120 130 76 120-98 130 84v240H0Z" />
      <path fill="#552596" d="M0 470 130 398l150 72 160-84 170 92 150-62 190 84 170-96 132 62 140-56v190H0Z" />
      <path fill="#3e1971" d="M0 540 210 470l180 54 190-66 200 72 220-60 190 56 200-70 202 66v78H0Z" />
      <path fill="#290f4c" d="M0 576 260 530l240 40 260-44 280 44 352-48v78H0Z" />
    </svg>
  );
}
