/** Core Web Vitals, a chunk of its own: a visitor who has not agreed to statistics never loads it. */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { WebVitals } from '../page-state/page-view';

/** Observes new and buffered entries. @returns function that reads the values so far */
export function observeWebVitals(): () => WebVitals {
  const values: Partial<Record<Metric['name'], number>> = {};
  for (const observe of [onLCP, onCLS, onINP])
    observe(({ name, value }: Metric) => (values[name] = value), { reportAllChanges: true });
  return () => {
    const { LCP, CLS = 0, INP } = values;
    return {
      ...(LCP !== undefined && { lcp: Math.round(LCP), cls: Math.round(CLS * 1_000) / 1_000 }),
      ...(INP !== undefined && { inp: Math.round(INP) }),
    };
  };
}
