import {
  CalendarIcon,
  CheckmarkIcon,
  FlashText,
  Icon,
  LightningIcon,
  PadlockLockedIcon,
  Price,
  RadioCardGroup,
  ShieldCheckmarkIcon,
  WrenchIcon,
} from 'shared-domain/ui';
import type { InsuranceOption } from './insurance-cards';
import styles from './selling-points.module.css';

export interface SellingPointsProps {
  readonly points: readonly { readonly icon: string | null; readonly text: string }[];
}

/** Icons by the names that insurances use; any other point has a tick. */
const ICONS: Readonly<Record<string, typeof CheckmarkIcon>> = {
  shield: ShieldCheckmarkIcon,
  wrench: WrenchIcon,
  lock: PadlockLockedIcon,
  bolt: LightningIcon,
  calendar: CalendarIcon,
};

/** The promises of an insurance. They are in a label, where only running text is allowed. */
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

export interface InsuranceChoiceProps {
  /** Names the group. */
  readonly legend: string;
  readonly insurances: readonly InsuranceOption[];
  readonly decline: { readonly code: string; readonly text: string; readonly detail: string };
  /** Null: nothing is chosen yet. */
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}

/** The insurances and 'Nei takk', none chosen beforehand (P2-40, P3-31). */
export const InsuranceChoice = ({ legend, insurances, decline, chosen, onChoose }: InsuranceChoiceProps) => (
  <RadioCardGroup
    legend={legend}
    hideLegend
    name="forsikring"
    value={chosen}
    onChange={onChoose}
    options={[
      ...insurances.map(({ code, name, price, before, flash, points }) => ({
        value: code,
        title: name,
        badge: flash && <FlashText kind={flash.isOffer ? 'offer' : 'plain'}>{flash.text}</FlashText>,
        price: <Price size="s" amount={price} before={before} align="end" />,
        more: points.length > 0 && <SellingPoints points={points} />,
      })),
      { value: decline.code, title: decline.text, detail: decline.detail },
    ]}
  />
);
