/**
 * One value per page, created by the first caller: a second copy of a module gets the same value.
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
