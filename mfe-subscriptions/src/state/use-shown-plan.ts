import { useEffect } from 'react';

/** Brings the card of the plan that the address names into view, once (F5.3-5). */
export function useShownPlan(code: string | null): void {
  useEffect(() => {
    if (code === null) return;
    const field = document.querySelector(`article [name="offeringCode"][value="${CSS.escape(code)}"]`);
    field?.closest('article')?.scrollIntoView({ block: 'center' });
  }, [code]);
}
