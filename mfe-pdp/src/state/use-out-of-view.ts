import { useEffect, useState } from 'react';

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
