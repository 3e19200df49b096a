import { ButtonLink } from '../../primitives/button/button-link';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar';
import * as texts from '../../texts/nb';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  /** The page that shows the next ones too. */
  readonly href: string;
  /** How many come next; the rest by default. */
  readonly next?: number | undefined;
  /** Plural, e.g. 'mobiler'. */
  readonly noun: string;
  readonly onMore?: (() => void) | undefined;
}

/** How far the list is shown, and a link that shows more of it. */
export function LoadMore({ shown, total, href, next, noun, onMore }: LoadMoreProps) {
  const seen = texts.seen(shown, total, noun);
  const rest = total - shown;
  return (
    <div className={styles.more}>
      <p className={styles.seen}>{seen}</p>
      <ProgressBar look="thin" label={seen} value={shown} max={total} />
      {rest > 0 && (
        <ButtonLink
          variant="secondary"
          href={href}
          rel="next"
          preventScrollReset
          onClick={(event) => {
            if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onMore();
          }}
        >
          {texts.showMore(Math.min(next ?? rest, rest))}
        </ButtonLink>
      )}
    </div>
  );
}
