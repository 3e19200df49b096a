import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { NavigationProgress } from './layout';
import type { PageRouter } from './page-router';
import { PageTree } from './page-tree';
import { useScrollPosition } from './use-scroll-position';

/** The page that the router shows. A new one is rendered as a transition: the page before it stays usable until then. */
export function BrowserPage({ router }: { readonly router: PageRouter }) {
  const [{ page, revalidating }, setState] = useState(router.state);
  const [isLoading, setLoading] = useState(false);
  useLayoutEffect(() => {
    const show = () => {
      const state = router.state();
      if (state.loading) setLoading(true);
      startTransition(() => {
        setState(state);
        if (!state.loading) setLoading(false);
      });
    };
    show();
    return router.subscribe(show);
  }, [router]);
  useScrollPosition(page);
  const { navigate, revalidate } = router;
  const revalidator = useMemo(
    () => ({ revalidate, state: revalidating ? ('loading' as const) : ('idle' as const) }),
    [revalidate, revalidating],
  );
  const tree = useMemo(
    () => <PageTree page={page} navigate={navigate} revalidator={revalidator} />,
    [page, navigate, revalidator],
  );
  return (
    <>
      {tree}
      <NavigationProgress isLoading={isLoading} />
    </>
  );
}
