/**
 * What the shop keeps in a browser. Some browsers forbid it, and some have no room left: then nothing is found and nothing is kept, and whatever
 * asked works without. Local storage is the device's; session storage ends with the tab.
 */
type Area = 'localStorage' | 'sessionStorage';

/** @returns an empty text when nothing is kept under the name */
export function storedText(name: string, area: Area = 'localStorage'): string {
  try {
    return globalThis[area].getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** @returns null when nothing is kept under the name, or a text that is not ours */
export function storedJson(name: string, area?: Area): unknown {
  try {
    return JSON.parse(storedText(name, area));
  } catch {
    return null;
  }
}

/** @param text null forgets what was kept */
export function keepText(name: string, text: string | null, area: Area = 'localStorage'): void {
  try {
    if (text === null) globalThis[area].removeItem(name);
    else globalThis[area].setItem(name, text);
  } catch {
    // What asked works without.
  }
}

/** A text in local storage that several parts of a page show, and other tabs change: for `useSyncExternalStore`. */
export function observedText(name: string) {
  const listeners = new Set<() => void>();
  return {
    read: (): string => storedText(name),
    keep(text: string | null): void {
      keepText(name, text);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      // Other tabs.
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
