import { useEffect, useEffectEvent, useRef } from 'react';

/** P9-18 */
export const SHOWN_MS = 6000;

/** Calls `onEnd` after `ms` of being shown. The time is paused while `held`. */
export function useShownTime(ms: number, held: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held]);
}
