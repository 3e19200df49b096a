/** Names the page in reports: by it the shell knows a page that it has sent (server/releases/view-tokens.ts). */

/** @returns `{ view }`; nothing without a canary, and in a browser that hides the header */
export function viewOfPage(): { readonly view?: string } {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const { serverTiming = [] } = (page ?? {}) as Partial<PerformanceNavigationTiming>;
  const view = serverTiming.find(({ name }) => name === 'view')?.description;
  return view === undefined ? {} : { view };
}
