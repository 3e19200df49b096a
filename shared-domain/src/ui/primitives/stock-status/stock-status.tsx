import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { CheckmarkCircleFillIcon, ExclamationmarkTriangleFillIcon, InformationSquareFillIcon } from '../../icons';
import { Icon } from '../icon/icon';
import styles from './stock-status.module.css';

export interface StockStatusProps {
  /** Colour never speaks alone: the shape tells in stock, an information, and sold out apart; the text says the rest. */
  readonly tone: 'green' | 'blue' | 'yellow' | 'red';
  readonly text: ReactNode;
}

/** Icons by tone (P4-62..64): an unknown stock has that of information, too. */
const ICONS = {
  green: CheckmarkCircleFillIcon,
  blue: InformationSquareFillIcon,
  yellow: ExclamationmarkTriangleFillIcon,
  red: InformationSquareFillIcon,
} as const;

/** The sign of a stock tone alone, for rows that set the text themselves. */
export function StockIcon({
  tone,
  size = 24,
}: Pick<StockStatusProps, 'tone'> & { readonly size?: 18 | 20 | 24 | undefined }) {
  return (
    <span className={classNames(styles.icon, styles[tone])}>
      <Icon of={ICONS[tone]} size={size} />
    </span>
  );
}

/** One stock line: filled icon of 18 px and text. */
export function StockStatus({ tone, text }: StockStatusProps) {
  return (
    <span className={styles.line}>
      <StockIcon tone={tone} size={18} />
      <span>{text}</span>
    </span>
  );
}
