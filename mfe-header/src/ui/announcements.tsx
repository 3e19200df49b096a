import type { Announcement } from 'shared-domain/navigation';
import { ALERT_ICONS, ChevronDownIcon, Icon, IconButton, TextLink, XMarkIcon } from 'shared-domain/ui';
import { ANNOUNCEMENT_KINDS, announcementKey } from '../rules/announcements';
import { texts } from '../texts/nb';
import { useSiteHref } from './site-link';
import styles from './announcements.module.css';

export interface AnnouncementsProps {
  readonly entries: readonly Announcement[];
  /** Keys. */
  readonly minimized: readonly string[];
  /** As the server sent them: what this device closed or minimized is hidden by the document until it has been read. */
  readonly isAsSent: boolean;
  readonly onClose: (key: string) => void;
  readonly onToggle: (key: string) => void;
}

/** Messages for everyone, one line each under the header. Each can be closed; a minimizable one folds to its title (F3.7-3, F4.2-3). */
export function Announcements({ entries, minimized, isAsSent, onClose, onToggle }: AnnouncementsProps) {
  const toHref = useSiteHref();
  if (entries.length === 0) return null;
  return (
    <section aria-label={texts.announcements} data-as-sent={isAsSent || undefined}>
      {entries.map((entry) => {
        const { id, icon, title, text, links } = entry;
        const kind = ANNOUNCEMENT_KINDS[icon];
        const key = announcementKey(entry);
        const canFold = entry.minimizable && title !== undefined;
        const isMinimized = canFold && minimized.includes(key);
        return (
          <div
            key={id}
            role="note"
            data-announcement={key}
            data-from={entry.minWidth}
            data-to={entry.maxWidth}
            className={styles[kind]}
          >
            <div className={styles.line}>
              <Icon of={ALERT_ICONS[kind]} size={20} />
              <p className={styles.words}>
                {title !== undefined && <strong>{title} </strong>}
                {!isMinimized && (
                  <span data-foldable={canFold || undefined}>
                    {text}
                    {links.map((link) => (
                      <TextLink key={link.url} href={toHref(link.url)}>
                        {link.text}
                      </TextLink>
                    ))}
                  </span>
                )}
              </p>
              {canFold && (
                <IconButton
                  label={isMinimized ? texts.announcementShow : texts.announcementMinimize}
                  icon={<Icon of={ChevronDownIcon} size={20} />}
                  aria-expanded={!isMinimized}
                  className={styles.fold}
                  onClick={() => onToggle(key)}
                />
              )}
              <IconButton
                label={texts.announcementClose}
                icon={<Icon of={XMarkIcon} size={20} />}
                onClick={() => onClose(key)}
              />
            </div>
          </div>
        );
      })}
    </section>
  );
}
