import type { FastifyInstance } from 'fastify';

export interface PendingRequests {
  /** Resolves when every call that began has been answered, at the latest after the deadline. */
  settled(deadlineMs: number): Promise<void>;
}

/**
 * Counts the calls that are at work, also those whose client has gone: the database may close only after the last of them, so that
 * what was begun is finished.
 */
export function trackPendingRequests(app: FastifyInstance): PendingRequests {
  let atWork = 0;
  let waiting: (() => void)[] = [];
  const done = (): void => {
    atWork -= 1;
    if (atWork > 0) return;
    waiting.forEach((resolve) => resolve());
    waiting = [];
  };
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function counted(request, reply) {
      const answer = handler.call(this, request, reply) as unknown;
      if (answer instanceof Promise) {
        atWork += 1;
        answer.then(done, done);
      }
      return answer;
    };
  });
  return {
    settled: (deadlineMs) =>
      new Promise((resolve) => {
        if (atWork <= 0) return resolve();
        waiting.push(resolve);
        setTimeout(resolve, deadlineMs).unref();
      }),
  };
}
