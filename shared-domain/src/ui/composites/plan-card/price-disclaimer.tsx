import { classNames } from '../../class-names';
import {
  CalendarIcon,
  ClockIcon,
  ExclamationmarkTriangleFillIcon,
  InformationSquareFillIcon,
  TagIcon,
} from '../../icons';
import { paint } from '../../paint';
import type { IconDrawing } from '../../primitives/icon/icon';
import { Icon } from '../../primitives/icon/icon';
import styles from './price-disclaimer.module.css';

export interface PriceDisclaimerProps {
  readonly text: string;
  /** Name of an icon; null: none. */
  readonly icon: string | null;
  /** Colours that can be read together; null: those of the text around it. */
  readonly look: { readonly ground: string; readonly ink: string; readonly icon: string | null } | null;
}

/** Icons by the names that editors use; any other is information. */
const ICONS: Readonly<Record<string, IconDrawing>> = {
  calendar: CalendarIcon,
  clock: ClockIcon,
  tag: TagIcon,
  warning: ExclamationmarkTriangleFillIcon,
};

/** The editors' note about a plan's price, in their colours (F3.3-5). */
export function PriceDisclaimer({ text, icon, look }: PriceDisclaimerProps) {
  return (
    <p ref={paint({ ground: look?.ground, ink: look?.ink })} className={classNames(styles.text, look && styles.box)}>
      {icon !== null && (
        <span ref={paint({ ink: look?.icon ?? undefined })} className={styles.icon}>
          <Icon of={(Object.hasOwn(ICONS, icon) ? ICONS[icon] : undefined) ?? InformationSquareFillIcon} size={20} />
        </span>
      )}
      {text}
    </p>
  );
}
