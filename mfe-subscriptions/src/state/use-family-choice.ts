import { useMemo, useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import type { Offering } from 'shared-domain/subscription';
import { type FamilyChoice, familyHref, type FamilyPageKey, readFamilyChoice } from '../data/family-query';

/** The choice of the address. A change shows at once, before the router has written it. */
export function useFamilyChoice(
  page: FamilyPageKey,
  plans: readonly Offering[],
): readonly [FamilyChoice, (change: Partial<FamilyChoice>) => void] {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const [, startTransition] = useTransition();
  const written = useMemo(() => readFamilyChoice(searchParams, page, plans), [searchParams, page, plans]);
  const [choice, showChoice] = useOptimistic(written);
  const change = (fields: Partial<FamilyChoice>): void =>
    startTransition(async () => {
      const next = { ...choice, ...fields };
      showChoice(next);
      await navigate(familyHref(page, next), { replace: true, preventScrollReset: true });
    });
  return [choice, change];
}
