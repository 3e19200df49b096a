type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const observers = new Set<FakeIntersectionObserver>();

/** Stands in for the browser's observer: `showInWindow` says what is in the window. */
class FakeIntersectionObserver {
  readonly observed: Element[] = [];
  constructor(readonly report: Report) {
    observers.add(this);
  }
  observe(element: Element): void {
    this.observed.push(element);
  }
  disconnect(): void {
    observers.delete(this);
  }
}

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

const showWhere = (isShown: (element: Element) => boolean): void => {
  for (const { observed, report } of observers)
    report(observed.map((target) => ({ target, isIntersecting: isShown(target) })));
};

/** The parts with these ids are in the window, no other is. */
export const showInWindow = (...ids: readonly string[]): void => showWhere(({ id }) => ids.includes(id));

/** A part of the page, and no other, comes into the window. */
export const scrollTo = (part: Element): void => showWhere((element) => element === part);
