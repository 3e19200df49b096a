import type { DomainMenu } from 'shared-domain/navigation';
import { texts } from '../texts/nb';
import { SiteLink } from './site-link';
import styles from './site-header.module.css';

export interface DomainRowProps {
  readonly domains: readonly DomainMenu[];
  readonly activeId: DomainMenu['id'];
  readonly onChoose: (id: DomainMenu['id']) => void;
}

/** The top-level menu: private, Bedrift, Borettslag (F2.1-3). */
export function DomainRow({ domains, activeId, onChoose }: DomainRowProps) {
  return (
    <ul aria-label={texts.domains} className={styles.domains}>
      {domains.map((domain) => (
        <li key={domain.id}>
          <SiteLink
            entry={domain}
            aria-current={domain.id === activeId || undefined}
            onClick={() => onChoose(domain.id)}
          >
            {domain.name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
