import { type Announcement, ANNOUNCEMENT_KINDS } from 'shared-domain/navigation';
import { Alert, Button, TextLink } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { useSiteHref } from './site-link';
import styles from './announcements.module.css';

export interface AnnouncementsProps {
  readonly entries: readonly Announcement[];
  readonly minimized: readonly string[];
  readonly onClose: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

/** Messages for everyone, under the header. A minimizable one folds to its title, the others can be closed (F3.7-3, F4.2-3). */
export function Announcements({ entries, minimized, onClose, onToggle }: AnnouncementsProps) {
  const toHref = useSiteHref();
  if (entries.length === 0) return null;
  return (
    <section aria-label={texts.announcements} className={styles.announcements}>
      {entries.map(({ id, icon, title, text, links, minimizable }) => {
        const isMinimized = minimizable && minimized.includes(id);
        const headline = title ?? (isMinimized ? texts.announcement : undefined);
        return (
          <Alert key={id} kind={ANNOUNCEMENT_KINDS[icon]} role="note">
            <div className={styles.announcement}>
              {headline !== undefined && <strong>{headline}</strong>}
              {!isMinimized && <p>{text}</p>}
              {!isMinimized &&
                links.map((link) => (
                  <TextLink key={link.url} href={toHref(link.url)}>
                    {link.text}
                  </TextLink>
                ))}
              {minimizable ? (
                <Button variant="quiet" size="small" aria-expanded={!isMinimized} onClick={() => onToggle(id)}>
                  {isMinimized ? texts.announcementShow : texts.announcementMinimize}
                </Button>
              ) : (
                <Button variant="quiet" size="small" onClick={() => onClose(id)}>
                  {texts.announcementClose}
                </Button>
              )}
            </div>
          </Alert>
        );
      })}
    </section>
  );
}
