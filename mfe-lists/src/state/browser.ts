/** Not every browser has it. */
const request: ((work: () => void, options: { timeout: number }) => void) | undefined =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : undefined;

const LATEST_MS = 500;

/** The next moment in which the browser has nothing better to do; at the latest after half a second. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (request) request(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });

/** Shows an address by a full navigation: the server renders it. */
export const leavePage = (href: string): void => window.location.assign(href);
