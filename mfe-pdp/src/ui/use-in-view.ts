import { type RefObject, useEffect, useState } from 'react';

/** Ids of the parts that the sticky bar repeats: the price beside the name, and the summary with its button. */
export const PRICE_ID = 'pris';
export const SUMMARY_ID = 'oppsummering';

/** A part that is fetched at this distance is there before the visitor scrolls to it. */
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

/**
 * Whether none of these parts of the page is in the window; until the browser has looked, one is taken to be.
 *
 * @param ids of elements; keeps its identity
 */
export function useOutOfView(ids: readonly string[]): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setOut(inView.size === 0);
    });
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return isOut;
}
