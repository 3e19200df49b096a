import type { MouseEvent } from 'react';
import type { MenuLink } from 'shared-domain/navigation';
import { texts } from '../texts/nb';
import { SiteLink } from './site-link';

export interface UtilityLinksProps {
  readonly entries: readonly MenuLink[];
  readonly className?: string | undefined;
  readonly onFollow?: ((event: MouseEvent) => void) | undefined;
}

/** Links to the pages that people look for most: coverage, shops, customer service. */
export function UtilityLinks({ entries, className, onFollow }: UtilityLinksProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={texts.utilities} className={className}>
      {entries.map((entry) => (
        <li key={entry.link}>
          <SiteLink entry={entry} onClick={onFollow}>
            {entry.name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
