import { classNames } from '../../class-names';
import { texts } from '../../texts/nb';
import styles from './energy-label.module.css';

/** The EU energy arrow of a class A to G. */
export function EnergyLabel({ grade }: { readonly grade: string }) {
  const letter = grade.trim().charAt(0).toUpperCase();
  return (
    <svg role="img" aria-label={texts.energyClass(grade)} viewBox="0 0 70 28" width="70" height="28" className={classNames(styles.label, styles[`grade${letter}`])}>
      <rect x=".5" y=".5" width="20" height="27" className={styles.scale} />
      <text x="6" y="12" className={styles.small}>A</text>
      <text x="6" y="25" className={styles.small}>G</text>
      <path d="M16 22V7m-2.500 3L16 6.500 18.500 10" className={styles.arrow} />
      <path d="M21 0h36l13 14-13 14H21Z" className={styles.ground} />
      <text x="34" y="20" className={styles.letter}>{letter}</text>
    </svg>
  );
}
