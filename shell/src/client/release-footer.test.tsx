import { releaseFooter } from './release-footer';

type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;
let intersect: Callback;
let navigate: () => void;
const router = { subscribe: (listener: () => void) => ((navigate = listener), () => undefined) };

beforeEach(() => {
  document.body.innerHTML = '<div data-slot="footer"></div>';
  globalThis.IntersectionObserver = class {
    constructor(callback: Callback) {
      intersect = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

async function isReleased(released: Promise<void>): Promise<boolean> {
  return Promise.race([released.then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false)))]);
}

test.each<[string, () => void]>([
  ['it comes into view', () => intersect([{ isIntersecting: true }])],
  [
    'the visitor presses something',
    () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
  ['the visitor uses the keyboard', () => void document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ['a navigation starts', () => navigate()],
])('the footer waits until %s', async (_when, happens) => {
  const released = releaseFooter(router);
  intersect([{ isIntersecting: false }]);
  expect(await isReleased(released)).toBe(false);
  happens();
  expect(await isReleased(released)).toBe(true);
});

test('where no one can tell whether it is in view, it does not wait', async () => {
  globalThis.IntersectionObserver = undefined as unknown as typeof IntersectionObserver;
  expect(await isReleased(releaseFooter(router))).toBe(true);
});
