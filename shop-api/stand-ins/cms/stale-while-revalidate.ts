interface StaleWhileRevalidateOptions {
  /** Age at which a value is read again, behind the request that found it old. */
  readonly freshMs: number;
  readonly now?: () => number;
  /** Told once per failed read. */
  readonly report: (error: unknown) => void;
}

/**
 * Keeps the last good answer of a read: only the first request waits, later ones get what is there while it is read again.
 * A read that fails changes nothing.
 *
 * @returns the value, or undefined as long as no read succeeded
 */
export function staleWhileRevalidate<Value>(
  read: () => Promise<Value>,
  { freshMs, now = Date.now, report }: StaleWhileRevalidateOptions,
): () => Promise<Value | undefined> {
  let last: { readonly value: Value; readonly at: number } | undefined;
  let underWay: Promise<void> | undefined;
  const refresh = (): Promise<void> =>
    (underWay ??= read()
      .then((value) => void (last = { value, at: now() }), report)
      .finally(() => (underWay = undefined)));
  return async () => {
    if (!last) await refresh();
    else if (now() - last.at >= freshMs) void refresh();
    return last?.value;
  };
}
