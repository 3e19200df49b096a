import {
  CalendarIcon,
  CheckmarkIcon,
  Icon,
  LightningIcon,
  PadlockLockedIcon,
  ShieldCheckmarkIcon,
  WrenchIcon,
} from 'shared-domain/ui';
import styles from './selling-points.module.css';

export interface SellingPointsProps {
  readonly points: readonly { readonly icon: string | null; readonly text: string }[];
}

/** By the names that the insurances use; any other point has a tick. */
const ICONS: Readonly<Record<string, typeof CheckmarkIcon>> = {
  shield: ShieldCheckmarkIcon,
  wrench: WrenchIcon,
  lock: PadlockLockedIcon,
  bolt: LightningIcon,
  calendar: CalendarIcon,
};

/** What an insurance promises. It stands in a label, where only running text is allowed. */
export const SellingPoints = ({ points }: SellingPointsProps) => (
  <span role="list" className={styles.points}>
    {points.map(({ icon, text }) => (
      <span role="listitem" key={text} className={styles.point}>
        <span className={styles.icon}>
          <Icon of={(icon !== null && ICONS[icon]) || CheckmarkIcon} size={20} />
        </span>
        <span>{text}</span>
      </span>
    ))}
  </span>
);
