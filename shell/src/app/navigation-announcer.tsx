import { useEffect, useRef, useState } from 'react';
import { useMatches, useNavigation } from 'react-router-dom';
import { texts } from '../texts/nb';
import { pageKey } from './page-key';
import styles from './layout.module.css';

/** After a navigation in the browser: focus goes to the page, and a screen reader hears where it is. */
export function NavigationAnnouncer() {
  const page = pageKey(useMatches().at(-1));
  const { state } = useNavigation();
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(page);

  useEffect(() => {
    if (state !== 'idle' || previous.current === page) return;
    previous.current = page;
    document.getElementById('innhold')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(texts.navigated(document.title)), 100);
    return () => clearTimeout(timer);
  }, [page, state]);

  return (
    <div role="status" className={styles['announcer']}>
      {announcement}
    </div>
  );
}
