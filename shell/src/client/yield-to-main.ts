/** At most this long scripts wait for pictures: slow ones must not hold up the page's script. */
const PATIENCE_MS = 1_000;
/** A page in the background paints nothing; then this is enough. */
const PAINT_MS = 100;

/** Resolves when the page's first pictures have been painted, or after a second. */
export async function afterFirstPictures(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  // The second animation frame begins after the first one has been painted.
  await Promise.race([
    nextAnimationFrame().then(nextAnimationFrame),
    new Promise((resolve) => setTimeout(resolve, PAINT_MS)),
  ]);
}

const nextAnimationFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Ends the current task, so that the browser can paint and handle input before the next step. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
