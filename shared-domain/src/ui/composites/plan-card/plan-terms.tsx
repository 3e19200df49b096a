import { classNames } from '../../class-names';
import {
  CalendarIcon,
  ClockIcon,
  ExclamationmarkTriangleFillIcon,
  InformationSquareFillIcon,
  TagIcon,
} from '../../icons';
import { paint } from '../../paint';
import { Button } from '../../primitives/button/button';
import { Icon, type IconDrawing } from '../../primitives/icon/icon';
import { Popover } from '../../primitives/popover/popover';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as texts from '../../texts/nb';
import styles from './plan-terms.module.css';

interface PriceDisclaimerProps {
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

export interface PlanTermsDetailsProps {
  readonly name: string;
  readonly minimumTotal: string;
  /** The editors' note about the price; null: there is none. */
  readonly disclaimer?: PriceDisclaimerProps | null | undefined;
  readonly lines: readonly string[];
  /** dark: on the ground of a dark panel. */
  readonly tone?: 'white' | 'dark' | undefined;
}

/** The least that a plan costs, and all that belongs to its price a press away (F2.7-5, F4.3-5). */
export function PlanTermsDetails({ name, minimumTotal, disclaimer, lines, tone = 'white' }: PlanTermsDetailsProps) {
  return (
    <div className={classNames(styles.terms, tone === 'dark' && styles.dark)}>
      <span className={styles.total}>{minimumTotal}</span>
      <Popover
        label={texts.planTermsOf(name)}
        toggle={(toggle) => (
          <Button variant="quiet" size="small" className={styles.toggle} {...toggle}>
            {texts.planTerms}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      >
        {disclaimer && <PriceDisclaimer {...disclaimer} />}
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Popover>
    </div>
  );
}
