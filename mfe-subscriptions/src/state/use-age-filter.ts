import { useEffect, useMemo, useOptimistic, useTransition } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { type AgeFilter, readAgeFilter, withAgeFilter } from '../data/age-filter';

/** Brings the card of the plan that the address names into view, once (F5.3-5). */
export function useShownPlan(code: string | null): void {
  useEffect(() => {
    if (code === null) return;
    const field = document.querySelector(`article [name="offeringCode"][value="${CSS.escape(code)}"]`);
    field?.closest('article')?.scrollIntoView({ block: 'center' });
  }, [code]);
}

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
