import { classNames } from '../../class-names';
import styles from './logo.module.css';

export interface LogoProps {
  /** The accessible name, from configuration; empty when a link around it is named already. */
  readonly name: string;
  readonly tone?: 'brand' | 'white' | undefined;
}

/** Word mark «fjell»: lower case, one line weight; the dot of the j is a peak. 34 px high on phones, 40 from 1024. */
export function Logo({ name, tone = 'brand' }: LogoProps) {
  const naming = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg {...naming} viewBox="0 0 84 40" width="84" height="40" className={classNames(styles.logo, styles[tone])}>
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5 31V11.5C5 6.8 8 4.5 12.6 4.7M1.5 15.5H12" />
        <path d="M26.5 15.500V32C26.500 36 24 38 20.500 37.600M20.800 8.200 26.500 2.800 32.200 8.200" />
        <path d="M39.600 23.400H54.800A7.700 7.900 0 1 0 52.600 28.900" />
        <path d="M67 4.500V31M80.500 4.500V31" />
      </g>
    </svg>
  );
}
