import type { BrandMark } from '../../../brand';
import { classNames } from '../../class-names';
import styles from './logo.module.css';

export interface LogoProps {
  /** The brand's word mark, from configuration. */
  readonly mark: BrandMark;
  /** The accessible name, from configuration; empty when a link around it is named already. */
  readonly name: string;
  readonly tone?: 'brand' | 'white' | undefined;
}

/** The word mark, 34 px high on phones, 40 from 1024. */
export function Logo({ mark: { viewBox, strokeWidth, paths }, name, tone = 'brand' }: LogoProps) {
  const naming = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const [, , width, height] = viewBox.split(' ');
  const ink =
    strokeWidth === undefined
      ? { fill: 'currentColor' }
      : {
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth,
          strokeLinecap: 'round' as const,
          strokeLinejoin: 'round' as const,
        };
  return (
    <svg {...naming} viewBox={viewBox} width={width} height={height} className={classNames(styles.logo, styles[tone])}>
      <g {...ink}>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
