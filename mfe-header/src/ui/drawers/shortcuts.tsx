import type { MenuLink } from 'shared-domain/navigation';
import { ArrowRightIcon, Icon, Panel } from 'shared-domain/ui';
import { texts } from '../../texts/nb';
import { SiteLink } from '../site-link';
import styles from './shortcuts.module.css';

export interface ShortcutsProps {
  readonly entries: readonly MenuLink[];
}

/** The box 'Nyttige snarveier' (F2.1-4). */
export function Shortcuts({ entries }: ShortcutsProps) {
  if (entries.length === 0) return null;
  return (
    <Panel className={styles.shortcuts}>
      <p className={styles.label}>{texts.shortcuts}</p>
      <ul aria-label={texts.shortcuts}>
        {entries.map((entry) => (
          <li key={`${entry.link} ${entry.name}`}>
            <SiteLink entry={entry}>
              <span>{entry.name}</span>
              <Icon of={ArrowRightIcon} size={20} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
