import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import type { PageRouter } from './page-router';
import { PageTree } from './page-tree';

/** The page that the router shows. A new one is rendered as a transition: the page before it stays usable until then. */
export function BrowserPage({ router }: { readonly router: PageRouter }) {
  const [{ page, revalidating }, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = () => startTransition(() => setState(router.state()));
    show();
    return router.subscribe(show);
  }, [router]);
  const { navigate, revalidate } = router;
  const revalidator = useMemo(
    () => ({ revalidate, state: revalidating ? ('loading' as const) : ('idle' as const) }),
    [revalidate, revalidating],
  );
  return <PageTree page={page} navigate={navigate} revalidator={revalidator} />;
}
