/** For a race with work that may not heed its signal. @returns never resolves @throws Error with the message, when the signal aborts */
export const rejectOnAbort = (signal: AbortSignal, message: string): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(message)), { once: true });
  });
