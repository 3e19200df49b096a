/** At most this long scripts wait for the page's pictures: slow ones must not hold up the page's script. */
const PATIENCE_MS = 2_000;

/**
 * Resolves when the browser has painted the largest part of the first view: then scripts take neither bandwidth nor the main
 * thread from it. That is when the paint of the picture that the page marks as its most important is reported; without such a
 * picture, when the page is loaded and a paint of its largest part is reported.
 */
export async function afterLargestPaint(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  // A page in the background paints nothing, and not every browser reports paints.
  const painted = document.hidden || !reportsPaints() ? loaded().then(nextFrames) : largestPaint();
  await Promise.race([painted, patience]);
}

const reportsPaints = () =>
  typeof PerformanceObserver === 'function' &&
  PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');

function largestPaint(): Promise<void> {
  return new Promise((resolve) => {
    let isLoaded = false;
    let isPainted = false;
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as LargestContentfulPaint[];
      isPainted ||= entries.length > 0;
      if (isLoaded || entries.some(({ element }) => element?.getAttribute('fetchpriority') === 'high')) end();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    // Pictures that came last are painted in the next frames, and may be the largest part.
    void loaded()
      .then(nextFrames)
      .then(() => {
        isLoaded = true;
        if (isPainted) end();
      });
  });
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** The second frame begins after the first one has been painted. In the background there are none. */
const nextFrames = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
