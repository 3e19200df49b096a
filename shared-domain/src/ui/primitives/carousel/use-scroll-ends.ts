import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** What is out of sight on either side of a scroller. */
export interface ScrollEnds {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Scroll positions are fractions of a pixel on some screens. */
const SLACK_PX = 2;

/** Whether a horizontal scroller is at its start and end; both are true where everything fits, and before hydration. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: true });

  // Measured after every render too, since the cards may have changed.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const atStart = element.scrollLeft <= SLACK_PX;
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - SLACK_PX;
      setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  });

  return ends;
}
