import { type RefObject, useEffect, useState } from 'react';

/** What is fetched then is there before one scrolls to it. */
const NEAR = { rootMargin: '800px' } as const;

/** Whether a part of the page has been near the window. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !part.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, NEAR);
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, isNear]);
  return isNear;
}
