import { useEffect, useRef, useState } from 'react';

/**
 * The open tab. A link to '#{id of a tab}' opens it, and so does the address that the page was opened with (P2-44).
 *
 * @param ids of the tabs; the first one is open at first
 */
export function useInformationTab(ids: readonly string[]): readonly [string | undefined, (id: string) => void] {
  const [chosen, choose] = useState('');
  const scrollTarget = useRef<string>(null);
  useEffect(() => {
    const open = (hash = ''): void => choose((before) => hash.slice(1) || before);
    const followAddress = (): void => {
      scrollTarget.current = window.location.hash.slice(1) || null;
      open(window.location.hash);
    };
    // Also one that the address has already. The panel shows before the browser goes there.
    const followLink = ({ target }: MouseEvent): void => open((target as Element).closest('a')?.hash);
    followAddress();
    addEventListener('hashchange', followAddress);
    addEventListener('click', followLink);
    return () => {
      removeEventListener('hashchange', followAddress);
      removeEventListener('click', followLink);
    };
  }, []);
  // Hidden until now, it was not scrolled to.
  useEffect(() => {
    if (chosen !== scrollTarget.current) return;
    scrollTarget.current = null;
    document.getElementById(chosen)?.scrollIntoView?.();
  }, [chosen]);
  return [ids.includes(chosen) ? chosen : ids[0], choose];
}
