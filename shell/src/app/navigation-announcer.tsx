import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { texts } from '../texts/nb';
import styles from './layout.module.css';

/** After a navigation in the browser: focus goes to the page, and a screen reader hears where it is. */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(pathname);

  useEffect(() => {
    if (state !== 'idle' || previous.current === pathname) return;
    const moved = pageOf(previous.current) !== pageOf(pathname);
    previous.current = pathname;
    if (!moved) return;
    document.getElementById('innhold')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(texts.navigated(document.title)), 100);
    return () => clearTimeout(timer);
  }, [pathname, state]);

  return (
    <div role="status" className={styles['announcer']}>
      {announcement}
    </div>
  );
}

/** A product's variants are one page: picking a colour must not move the focus away from the colours. */
function pageOf(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  return segments.length >= 4 ? segments.slice(0, -1).join('/') : pathname;
}
