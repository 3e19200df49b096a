import { useState } from 'react';
import { queryText } from 'shared-domain/purchase';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';

interface PendingChange {
  readonly from: string;
  readonly to: string;
}

export interface ProductAddress {
  readonly pathname: string;
  readonly parameters: URLSearchParams;
  /** Replaces the address without scrolling (P2-2); the same one again does nothing. */
  readonly go: (to: string) => void;
}

/**
 * The address of the page, the chosen one from the moment of the choice: the router writes it a little later, and a radio that
 * jumps back in between would lose what was chosen.
 */
export function usePageAddress(): ProductAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const [written] = useSearchParams();
  const [pending, setPending] = useState<PendingChange | null>(null);
  const current = `${location.pathname}${queryText(written)}`;
  const isPending = pending !== null && pending.from === current;
  // Once the change is written, or the visitor went elsewhere, the router's address is the only one.
  if (pending !== null && !isPending) setPending(null);
  const shown = isPending ? pending.to : current;
  const [pathname = '', query = ''] = shown.split('?', 2);
  return {
    pathname,
    parameters: isPending ? new URLSearchParams(query) : written,
    go: (to) => {
      if (to === shown) return;
      setPending({ from: current, to });
      void navigate(to, { replace: true, preventScrollReset: true });
    },
  };
}
