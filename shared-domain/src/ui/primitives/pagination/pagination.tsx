import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'shared-domain/runtime/router';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import * as texts from '../../texts/nb';
import { Icon } from '../icon/icon';
import styles from './pagination.module.css';

/** How many places the row of numbers has at most, gaps included: its width does not change from page to page. */
const PLACES = 7;

/** A page number, or a gap in place of omitted pages. */
export type PagePlace = number | 'gap';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The pages that are shown around the current one: the first and the last always, a gap only for two or more omitted pages. */
export function pagesShown(page: number, pages: number): readonly PagePlace[] {
  if (pages <= PLACES) return range(1, pages);
  const edge = PLACES - 2;
  if (page < edge) return [...range(1, edge), 'gap', pages];
  if (page > pages - edge + 1) return [1, 'gap', ...range(pages - edge + 1, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}

export interface PaginationProps {
  /** The current page, counted from 1. */
  readonly page: number;
  /** Number of pages; a single page renders nothing. */
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** Takes the click instead of the link. */
  readonly onSelect?: ((page: number) => void) | undefined;
  /** 'Sider' by default: two rows on one page need names of their own. */
  readonly label?: string | undefined;
}

/** The pages of a long list as links. On phones: 'Forrige', 'Side 3 av 12', 'Neste'. */
export function Pagination({ page, pages, hrefOf, onSelect, label = texts.pages }: PaginationProps) {
  if (pages < 2) return null;
  const to = (target: number) => ({
    href: hrefOf(target),
    onClick: (event: MouseEvent) => {
      if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onSelect(target);
    },
  });
  const step = (target: number, rel: 'prev' | 'next', content: ReactNode) => (
    <span className={styles[rel]}>
      {target >= 1 && target <= pages && (
        <Link {...to(target)} rel={rel} className={styles.step}>
          {content}
        </Link>
      )}
    </span>
  );
  return (
    <nav aria-label={label} className={styles.pagination}>
      {step(
        page - 1,
        'prev',
        <>
          <Icon of={ChevronLeftIcon} />
          {texts.previousPage}
        </>,
      )}
      <span className={styles.where}>{texts.pageOf(page, pages)}</span>
      <ol className={styles.numbers}>
        {pagesShown(page, pages).map((place, index) =>
          place === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={place}>
              <Link
                {...to(place)}
                aria-label={texts.page(place)}
                aria-current={place === page ? 'page' : undefined}
                className={styles.number}
              >
                {place}
              </Link>
            </li>
          ),
        )}
      </ol>
      {step(
        page + 1,
        'next',
        <>
          {texts.nextPage}
          <Icon of={ChevronRightIcon} />
        </>,
      )}
    </nav>
  );
}
