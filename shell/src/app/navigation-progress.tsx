import { useEffect, useState } from 'react';
import { texts } from '../texts/nb';
import styles from './navigation-progress.module.css';

/** Most pages are shown before: a bar that only flashes would disturb. */
const DELAY_MS = 150;

/** A line along the top while the next page is loading. The page before it stays usable, and is marked as busy. */
export function NavigationProgress({ isLoading }: { readonly isLoading: boolean }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const main = document.getElementById('innhold');
    const timer = setTimeout(() => {
      setShown(true);
      main?.setAttribute('aria-busy', 'true');
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
      main?.removeAttribute('aria-busy');
    };
  }, [isLoading]);
  return isShown ? <div role="progressbar" aria-label={texts.navigating} className={styles['bar']} /> : null;
}
