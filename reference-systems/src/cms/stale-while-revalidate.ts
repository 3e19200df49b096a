interface StaleWhileRevalidateOptions {
  /** Age from which a value is read again in the background. */
  readonly freshMs: number;
  /** Monotonic milliseconds. */
  readonly clock?: () => number;
  /** Called once per failed read. */
  readonly report: (error: unknown) => void;
}

/**
 * Caches a read: only the first call waits; later ones get the last good value while a stale one is read again in the background.
 * A failed read keeps the last good value.
 *
 * @returns the value, or undefined as long as no read succeeded
 */
export function staleWhileRevalidate<Value>(
  read: () => Promise<Value>,
  { freshMs, clock = () => performance.now(), report }: StaleWhileRevalidateOptions,
): () => Promise<Value | undefined> {
  let last: { readonly value: Value; readonly at: number } | undefined;
  let underWay: Promise<void> | undefined;
  const refresh = (): Promise<void> =>
    (underWay ??= read()
      .then((value) => void (last = { value, at: clock() }), report)
      .finally(() => (underWay = undefined)));
  return async () => {
    if (!last) await refresh();
    else if (clock() - last.at >= freshMs) void refresh();
    return last?.value;
  };
}
