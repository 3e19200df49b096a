import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Disclosure } from '../../primitives/disclosure/disclosure';
import { UspList } from '../../primitives/usp-list/usp-list';
import * as texts from '../../texts/nb';
import { type PlanCardChoice, PlanRadio } from './plan-radio';
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
  /** Whether the price is the visitor's own: until then it is not shown (see `useCustomerCheck`); absent: the same for everyone. */
  readonly priceCheck?: 'known' | 'unknown' | 'awaited' | 'late';
  /** Lines of text. Keeps its line also when empty, so that the buttons of a row align. */
  readonly note?: ReactNode;
  /** Below the note: what the law wants beside a price. */
  readonly terms?: ReactNode;
  readonly action?: ReactNode;
  /** Makes the card one of several to choose among; it has no button then. */
  readonly choice?: PlanCardChoice | undefined;
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

/** A subscription as a card, with its own button or as one of several to choose among; try-buy is dark with a white button. In a grid, prices and buttons of a row align. */
export function PlanCard(props: PlanCardProps) {
  const {
    headline,
    detail,
    price,
    priceCheck = 'known',
    note,
    terms,
    action,
    choice,
    points = [],
    ribbon,
    compact = false,
    tone = 'white',
    headingLevel = 3,
  } = props;
  const Title = `h${headingLevel}` as const;
  const ticks = tone === 'dark' ? 'offer' : 'brand';
  const id = useId();
  const idOf: IdOf = (part) => (choice ? `${id}-${part}` : undefined);
  return (
    <article
      className={classNames(
        styles.card,
        styles[tone],
        compact && styles.compact,
        choice && styles.choice,
        choice?.disabled && styles.disabled,
      )}
    >
      {ribbon && <p className={styles.ribbon}>{ribbon}</p>}
      <div>
        <div className={styles.head}>
          <PlanTitle {...props} idOf={idOf} />
        </div>
        <Title id={idOf('headline')} className={styles.headline}>
          {headline}
        </Title>
        {detail && (
          <p id={idOf('detail')} className={styles.detail}>
            {detail}
          </p>
        )}
        {points.length > 0 && (
          <div className={styles.points}>
            <UspList items={points} tone={ticks} />
          </div>
        )}
      </div>
      <div className={styles.price}>
        <p id={idOf('price')} aria-busy={priceCheck === 'awaited' || undefined} className={styles[priceCheck]}>
          {price}
        </p>
        <p id={idOf('note')} className={styles.note}>
          {note}
        </p>
        {terms}
      </div>
      <div className={styles.action}>
        {action}
        {choice?.reason && (
          <div id={idOf('reason')} className={styles.reason}>
            {choice.reason}
          </div>
        )}
      </div>
      <div>
        <PlanInclusions {...props} tone={ticks} />
        {props.children}
      </div>
    </article>
  );
}

type IdOf = (part: string) => string | undefined;

/** The name beside the badge. As one of several to choose among, a plan is named by these and its price, as every radio card. */
function PlanTitle({ name, badge, choice, detail, note, idOf }: PlanCardProps & { readonly idOf: IdOf }) {
  if (!choice)
    return (
      <>
        <p className={styles.name}>{name}</p>
        {badge}
      </>
    );
  return (
    <>
      <PlanRadio
        {...choice}
        labelledBy={classNames(idOf('name'), badge && idOf('badge'), idOf('price'))}
        describedBy={classNames(
          idOf('headline'),
          detail && idOf('detail'),
          note && idOf('note'),
          choice.reason && idOf('reason'),
        )}
      >
        <span id={idOf('name')}>{name}</span>
      </PlanRadio>
      {badge && <span id={idOf('badge')}>{badge}</span>}
    </>
  );
}

/** Everything under 'Dette er inkludert'. */
function PlanInclusions({
  included = [],
  more,
  includedOpen,
  tone,
}: Pick<PlanCardProps, 'included' | 'more' | 'includedOpen'> & { readonly tone: 'offer' | 'brand' }) {
  if (included.length === 0 && !more) return null;
  return (
    <Disclosure look="centre" summary={texts.included} open={includedOpen}>
      {included.length > 0 && <UspList items={included} tone={tone} />}
      {more}
    </Disclosure>
  );
}
