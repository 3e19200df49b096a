import { useMemo, useOptimistic, useTransition } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { type AgeFilter, readAgeFilter, withAgeFilter } from '../data/age-filter';

/** The age filter of the address. A change shows at once, before the router has written it. */
export function useAgeFilter(): readonly [AgeFilter, (next: AgeFilter) => void] {
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [, startTransition] = useTransition();
  const written = useMemo(() => readAgeFilter(searchParams), [searchParams]);
  const [filter, showFilter] = useOptimistic(written);
  const change = (next: AgeFilter): void =>
    startTransition(async () => {
      showFilter(next);
      await navigate(`${pathname}${withAgeFilter(searchParams, next)}`, { replace: true, preventScrollReset: true });
    });
  return [filter, change];
}
