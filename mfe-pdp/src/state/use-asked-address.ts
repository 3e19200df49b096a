import { useState } from 'react';
import { queryText } from 'shared-domain/purchase';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';

interface Asked {
  readonly from: string;
  readonly to: string;
}

export interface AskedAddress {
  readonly pathname: string;
  readonly parameters: URLSearchParams;
  /** Replaces the address without scrolling (P2-2); the same one again does nothing. */
  readonly go: (to: string) => void;
}

/**
 * The address of the page, the asked one from the moment of the choice: the router writes it a little later, and a radio that
 * jumps back in between would lose what was chosen.
 */
export function useAskedAddress(): AskedAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const [written] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const current = `${location.pathname}${queryText(written)}`;
  const isPending = asked !== null && asked.from === current;
  // Once it is written, or the visitor went elsewhere, the router's word counts alone.
  if (asked !== null && !isPending) setAsked(null);
  const shown = isPending ? asked.to : current;
  const [pathname = '', query = ''] = shown.split('?', 2);
  return {
    pathname,
    parameters: isPending ? new URLSearchParams(query) : written,
    go: (to) => {
      if (to === shown) return;
      setAsked({ from: current, to });
      void navigate(to, { replace: true, preventScrollReset: true });
    },
  };
}
