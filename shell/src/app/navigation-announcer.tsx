import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/nb';
import { pageKey } from './page-key';
import { useShownPage } from './shown-page';
import styles from './layout.module.css';

/** After a navigation in the browser: focus goes to the page, and a screen reader hears where it is. */
export function NavigationAnnouncer() {
  const page = pageKey(useShownPage().match);
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(page);

  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    document.getElementById('innhold')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(texts.navigated(document.title)), 100);
    return () => clearTimeout(timer);
  }, [page]);

  return (
    <div role="status" className={styles['announcer']}>
      {announcement}
    </div>
  );
}
