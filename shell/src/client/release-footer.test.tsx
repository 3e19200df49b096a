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

let becomeIdle: () => void;
beforeEach(() => {
  becomeIdle = () => undefined;
  Object.assign(window, { requestIdleCallback: (work: () => void) => (becomeIdle = work) });
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

async function isReleased(released: Promise<void>): Promise<boolean> {
  return Promise.race([released.then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false)))]);
}

test.each<[string, () => void]>([
  ['it comes into view', () => intersect([{ isIntersecting: true }])],
  ['a navigation starts', () => navigate()],
])('the footer waits until %s', async (_when, happens) => {
  const released = releaseFooter(router);
  intersect([{ isIntersecting: false }]);
  expect(await isReleased(released)).toBe(false);
  happens();
  expect(await isReleased(released)).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a %s releases the footer when the browser has answered it', async (type) => {
  const released = releaseFooter(router);
  intersect([{ isIntersecting: false }]);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(await isReleased(released)).toBe(false);
  becomeIdle();
  expect(await isReleased(released)).toBe(true);
});

test('where no one can tell whether it is in view, it does not wait', async () => {
  globalThis.IntersectionObserver = undefined as unknown as typeof IntersectionObserver;
  expect(await isReleased(releaseFooter(router))).toBe(true);
});
