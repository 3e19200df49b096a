import { useEffect, useState } from 'react';

/**
 * The open tab. A link to '#{id of a tab}' opens it, and so does the address that the page was opened with (P2-44).
 *
 * @param ids of the tabs; the first one is open at first
 */
export function useInformationTab(ids: readonly string[]): readonly [string | undefined, (id: string) => void] {
  const [chosen, choose] = useState('');
  useEffect(() => {
    const open = (hash = ''): void => choose((before) => hash.slice(1) || before);
    const followAddress = (): void => {
      const { hash } = window.location;
      open(hash);
      // Hidden until now, it was not scrolled to.
      if (hash) requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView?.());
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
  return [ids.includes(chosen) ? chosen : ids[0], choose];
}
