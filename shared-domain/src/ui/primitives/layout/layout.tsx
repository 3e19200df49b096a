import type { ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import styles from './layout.module.css';

export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 40 | 48 | 64 | 80;

interface LayoutProps {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The page column: 1280 px at most, with gutters of 16, 24 and 40. */
export function Page({ className, children }: LayoutProps) {
  return <div className={classNames(styles.page, className)}>{children}</div>;
}

export interface SectionProps extends LayoutProps {
  /** warm and tint fill the whole width behind the page column. */
  readonly tone?: 'white' | 'warm' | 'tint' | undefined;
  readonly labelledBy?: string | undefined;
}

/** A section with its own page column; 80 px apart (48 on phones). */
export function Section({ tone = 'white', labelledBy, className, children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={classNames(styles.section, styles[tone], className)}>
      <div className={styles.page}>{children}</div>
    </section>
  );
}

export interface StackProps extends LayoutProps {
  readonly gap?: Gap | undefined;
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
}

/** Children below each other. */
export function Stack({ gap = 16, as: Tag = 'div', className, children }: StackProps) {
  return <Tag className={classNames(styles.stack, styles[`gap${gap}`], className)}>{children}</Tag>;
}

export interface ClusterProps extends StackProps {
  readonly justify?: 'start' | 'between' | 'end' | 'centre' | undefined;
  readonly align?: 'centre' | 'start' | 'baseline' | undefined;
  readonly wrap?: boolean | undefined;
}

const JUSTIFY = {
  start: 'justifyStart',
  between: 'justifyBetween',
  end: 'justifyEnd',
  centre: 'justifyCentre',
} as const;
const ALIGN = { start: 'alignStart', centre: 'alignCentre', baseline: 'alignBaseline' } as const;

/** Children beside each other; they wrap where the room ends. */
export function Cluster(props: ClusterProps) {
  const { gap = 12, as: Tag = 'div', justify = 'start', align = 'centre', wrap = true, className, children } = props;
  const names = [
    styles.cluster,
    styles[`gap${gap}`],
    styles[JUSTIFY[justify]],
    styles[ALIGN[align]],
    !wrap && styles.oneLine,
  ];
  return <Tag className={classNames(...names, className)}>{children}</Tag>;
}

export interface GridProps extends LayoutProps {
  /** products: 2 on phones, 3 from 1024; cards4: 2 and 4; cards3: 1, 2 and 3; halves: 1 and 2. */
  readonly columns: 'products' | 'cards4' | 'cards3' | 'halves';
  readonly as?: 'div' | 'ul' | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The grids of the shop. As a list it drops the marks. */
export function Grid({ columns, as: Tag = 'div', ref, className, children }: GridProps) {
  return (
    <Tag ref={ref as Ref<never>} className={classNames(styles.grid, styles[columns], className)}>
      {children}
    </Tag>
  );
}
