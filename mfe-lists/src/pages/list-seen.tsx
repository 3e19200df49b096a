import { lazy, Suspense } from 'react';
import { storedSeenProducts } from 'shared-domain/catalogue/io';
import { useHydrated } from 'shared-domain/ui';

const SeenProducts = lazy(() => import('./seen-products').then(({ SeenProducts: seen }) => ({ default: seen })));

/** 'Sist sett' below a list: fetched for devices that have seen something. */
export function ListSeen() {
  const isHydrated = useHydrated();
  if (!isHydrated || !storedSeenProducts()) return null;
  return (
    <Suspense fallback={null}>
      <SeenProducts list="seen/list" />
    </Suspense>
  );
}
