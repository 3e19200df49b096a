import { useEffect } from 'react';
import { STEP_ALIASES } from 'shared-domain/contracts/query-parameters';

const PART_IDS: Readonly<Record<string, string>> = {
  abonnement: 'abonnement',
  subscription: 'abonnement',
  finance: 'betaling',
};

/** Brings a part of the first step into view: a name of the address, or of the purchase (P2-8, P2-11, P4-32). */
export function scrollToPart(name: string): void {
  const id = PART_IDS[STEP_ALIASES[name] ?? name];
  if (id) document.getElementById(id)?.scrollIntoView?.({ block: 'start' });
}

/** A link with steg leads to that part of the page (P2-8, P2-11). */
export function useStepJump(step: string | null): void {
  useEffect(() => {
    if (step !== null) scrollToPart(step);
  }, [step]);
}
