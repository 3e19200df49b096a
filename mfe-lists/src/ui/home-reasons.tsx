import { ArrowRightLeftIcon, CalendarIcon, Icon, PersonHeadsetIcon, Text, TruckIcon } from 'shared-domain/ui';
import { homeTexts } from '../texts/home-nb';
import styles from './home-reasons.module.css';

const ICONS = {
  delivery: TruckIcon,
  regret: CalendarIcon,
  people: PersonHeadsetIcon,
  moving: ArrowRightLeftIcon,
} as const;

/** Why to buy here: four promises that hold for everything above. */
export function HomeReasons() {
  return (
    <ul className={styles.reasons}>
      {homeTexts.reasons.map(({ id, title, text }) => (
        <li key={id} className={styles.reason}>
          <span className={styles.icon}>
            <Icon of={ICONS[id]} size={32} />
          </span>
          <Text strong>{title}</Text>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
