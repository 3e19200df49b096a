/**
 * One value in the whole page, whoever asks first makes it: even a second copy of a module finds the first one's state.
 *
 * @param key name of the value with its version, e.g. 'shop.cart-store@1'
 */
export function singleton<Value>(key: string, create: () => Value): Value {
  const registry = globalThis as unknown as Record<symbol, Value | undefined>;
  const symbol = Symbol.for(key);
  return (registry[symbol] ??= create());
}

/** False in a server process, where stores stay as they were created. */
export const isBrowser = (): boolean => typeof window !== 'undefined' && typeof document !== 'undefined';
