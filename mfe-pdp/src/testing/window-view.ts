type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

let report: Report = () => undefined;
let observed: Element[] = [];

/** Stands in for the browser's observer: `showInWindow` says what is in the window. */
class FakeIntersectionObserver {
  constructor(callback: Report) {
    report = callback;
    observed = [];
  }
  observe(element: Element): void {
    observed.push(element);
  }
  disconnect(): void {
    report = () => undefined;
  }
}

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

/** The parts with these ids are in the window, no other is. */
export const showInWindow = (...ids: readonly string[]): void =>
  report(observed.map((target) => ({ target, isIntersecting: ids.includes(target.id) })));
