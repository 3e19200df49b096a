import { type Announcement, ANNOUNCEMENT_KINDS, announcementKey } from 'shared-domain/navigation';
import { ALERT_ICONS, Button, Icon, IconButton, TextLink, XMarkIcon } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { useSiteHref } from './site-link';
import styles from './announcements.module.css';

export interface AnnouncementsProps {
  readonly entries: readonly Announcement[];
  /** Ids. */
  readonly minimized: readonly string[];
  readonly onClose: (entry: Announcement) => void;
  readonly onToggle: (id: string) => void;
}

/** Messages for everyone, one line each under the header. Each can be closed; a minimizable one folds to its title (F3.7-3, F4.2-3). */
export function Announcements({ entries, minimized, onClose, onToggle }: AnnouncementsProps) {
  const toHref = useSiteHref();
  if (entries.length === 0) return null;
  return (
    <section aria-label={texts.announcements}>
      {entries.map((entry) => {
        const { id, icon, title, text, links } = entry;
        const kind = ANNOUNCEMENT_KINDS[icon];
        const canFold = entry.minimizable && title !== undefined;
        const isMinimized = canFold && minimized.includes(id);
        return (
          // A device that closed it hides it by this key before the first paint.
          <div key={id} role="note" data-announcement={announcementKey(entry)} className={styles[kind]}>
            <div className={styles.line}>
              <Icon of={ALERT_ICONS[kind]} size={20} />
              <p className={styles.words}>
                {title !== undefined && <strong>{title} </strong>}
                {!isMinimized && text}
                {!isMinimized &&
                  links.map((link) => (
                    <TextLink key={link.url} href={toHref(link.url)}>
                      {link.text}
                    </TextLink>
                  ))}
              </p>
              {canFold && (
                <Button variant="quiet" size="small" aria-expanded={!isMinimized} onClick={() => onToggle(id)}>
                  {isMinimized ? texts.announcementShow : texts.announcementMinimize}
                </Button>
              )}
              <IconButton
                label={texts.announcementClose}
                icon={<Icon of={XMarkIcon} size={20} />}
                onClick={() => onClose(entry)}
              />
            </div>
          </div>
        );
      })}
    </section>
  );
}
