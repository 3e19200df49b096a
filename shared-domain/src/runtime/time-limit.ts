/**
 * Runs work for a limited time: its signal aborts after the limit, or with the given one. After the limit the work is given up, whether it
 * heeds the signal or not.
 *
 * A timer and a controller, which this call holds: Node 20 may collect the `AbortSignal.timeout` behind an `AbortSignal.any`, which then never
 * aborts.
 *
 * @param message of the error after the limit, whose name is TimeoutError
 */
export async function withTimeLimit<Result>(
  { limitMs, message, signal }: { readonly limitMs: number; readonly message: string; readonly signal?: AbortSignal },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException(message, 'TimeoutError');
      controller.abort(reason);
      reject(reason);
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  }
}
