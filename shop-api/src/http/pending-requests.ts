import type { FastifyInstance } from 'fastify';

export interface PendingRequests {
  /** Resolves when no request is pending, at the latest after the deadline. */
  settled(deadlineMs: number): Promise<void>;
}

/**
 * Counts pending requests, also those whose client has disconnected: the database must stay open until the last of them has finished
 * its work.
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
      const answer: unknown = handler.call(this, request, reply);
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
