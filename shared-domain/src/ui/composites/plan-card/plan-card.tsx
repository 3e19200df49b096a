import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Disclosure } from '../../primitives/disclosure/disclosure';
import { UspList } from '../../primitives/usp-list/usp-list';
import * as texts from '../../texts/nb';
import styles from './plan-card.module.css';

export interface PlanCardProps {
  /** e.g. 'Fjell 10 GB'. */
  readonly name: ReactNode;
  /** The amount of data, e.g. '10 GB': the card's heading. */
  readonly headline: ReactNode;
  /** Speed or for whom. */
  readonly detail?: ReactNode;
  readonly badge?: ReactNode;
  /** A `Price` of size xl. */
  readonly price: ReactNode;
  /** Keeps its line also when empty, so that the buttons of a row align. */
  readonly note?: ReactNode;
  /** Below the note: what the law wants beside a price. */
  readonly terms?: ReactNode;
  readonly action: ReactNode;
  /** Points shown at once, above the price. */
  readonly points?: readonly ReactNode[] | undefined;
  /** Points under 'Dette er inkludert'. */
  readonly included?: readonly ReactNode[] | undefined;
  /** More under 'Dette er inkludert'. */
  readonly more?: ReactNode;
  readonly includedOpen?: boolean | undefined;
  /** A strip along the upper edge, in the card's own padding: it moves nothing when it comes later. */
  readonly ribbon?: ReactNode;
  /** A row on phones: the price beside the headline. */
  readonly compact?: boolean | undefined;
  readonly tone?: 'white' | 'dark' | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly children?: ReactNode;
}

/** A subscription as a card; try-buy is dark with a white button. In a grid, prices and buttons of a row align. */
export function PlanCard(props: PlanCardProps) {
  const {
    name,
    headline,
    detail,
    badge,
    price,
    note,
    terms,
    action,
    points = [],
    included = [],
    more,
    includedOpen,
    ribbon,
    compact = false,
    tone = 'white',
    headingLevel = 3,
  } = props;
  const Title = `h${headingLevel}` as const;
  const ticks = tone === 'dark' ? 'offer' : 'brand';
  return (
    <article className={classNames(styles.card, styles[tone], compact && styles.compact)}>
      {ribbon && <p className={styles.ribbon}>{ribbon}</p>}
      <div>
        <div className={styles.head}>
          <p className={styles.name}>{name}</p>
          {badge}
        </div>
        <Title className={styles.headline}>{headline}</Title>
        {detail && <p className={styles.detail}>{detail}</p>}
        {points.length > 0 && (
          <div className={styles.points}>
            <UspList items={points} tone={ticks} />
          </div>
        )}
      </div>
      <div className={styles.price}>
        <p>{price}</p>
        <p className={styles.note}>{note}</p>
        {terms}
      </div>
      <div className={styles.action}>{action}</div>
      <div>
        {(included.length > 0 || more) && (
          <Disclosure look="centre" summary={texts.included} open={includedOpen}>
            {included.length > 0 && <UspList items={included} tone={ticks} />}
            {more}
          </Disclosure>
        )}
        {props.children}
      </div>
    </article>
  );
}
