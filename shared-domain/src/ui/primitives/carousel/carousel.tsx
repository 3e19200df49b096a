import type { ReactNode } from 'react';
import { useRef } from 'react';
import { classNames } from '../../class-names';
import { ChevronLeftIcon, ChevronRightIcon, type IconDrawing } from '../../icons';
import * as texts from '../../texts/nb';
import { useHydrated } from '../../use-hydrated';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { useScrollEnds } from './use-scroll-ends';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** The accessible name of the group and of its list, e.g. 'Passer til iPhone 17'. */
  readonly label: string;
  /** Shown in the row of the arrows, e.g. a `Heading`. */
  readonly header?: ReactNode;
  /** card: four beside each other, two and a bit on phones; wide: two, and one with the next peeping in. */
  readonly size?: 'card' | 'wide' | undefined;
  readonly children: readonly ReactNode[];
}

/**
 * A row of cards that scrolls and snaps. The arrows come with the script, into room that is kept for them; without it the row
 * scrolls as it is. They use aria-disabled: the disabled attribute would drop the focus at either end.
 */
export function Carousel({ label, header, size = 'card', children }: CarouselProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const { atStart, atEnd } = useScrollEnds(scroller);
  const scroll = (screens: number) => scroller.current?.scrollBy({ left: screens * scroller.current.clientWidth });
  return (
    <div role="group" aria-label={label} className={styles.carousel}>
      <div className={styles.head}>
        {header}
        {hydrated && (
          <span className={classNames(styles.arrows, atStart && atEnd && styles.none)}>
            <Arrow label={texts.scrollBack} icon={ChevronLeftIcon} disabled={atStart} onClick={() => scroll(-1)} />
            <Arrow label={texts.scrollOn} icon={ChevronRightIcon} disabled={atEnd} onClick={() => scroll(1)} />
          </span>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard in every browser */}
      <ul ref={scroller} tabIndex={0} aria-label={label} className={classNames(styles.row, styles[size])}>
        {children.map((card, index) => (
          <li key={index} className={styles.item}>
            {card}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly icon: IconDrawing;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Arrow({ label, icon, disabled, onClick }: ArrowProps) {
  return (
    <IconButton
      look="round"
      label={label}
      icon={<Icon of={icon} />}
      aria-disabled={disabled}
      className={styles.arrow}
      onClick={disabled ? undefined : onClick}
    />
  );
}
