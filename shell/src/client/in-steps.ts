/** Longer than this nobody waits for pictures: slow ones must not hold up the page's script. */
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
  // The frame after the next one begins when the next one has been painted.
  await Promise.race([nextFrame().then(nextFrame), new Promise((resolve) => setTimeout(resolve, PAINT_MS))]);
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Lets the browser paint and answer before the next step: several short tasks instead of a long one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
