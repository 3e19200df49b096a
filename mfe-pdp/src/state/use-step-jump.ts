import { useEffect } from 'react';
import { scrollToPart } from './scroll-to-part';

/** A link with steg leads to that part of the page (P2-8, P2-11). */
export function useStepJump(step: string | null): void {
  useEffect(() => {
    if (step !== null) scrollToPart(step);
  }, [step]);
}
