/** The collector of the reference environment, `/_shop/analytics`: keeps the last events that browsers sent, in memory, and shows them. */
import type { FastifyInstance } from 'fastify';
import { PATHS } from 'shared-domain/contracts/paths';
import { escapeHtml } from 'shared-domain/kernel';
import { PLAIN_POLICY } from '../html/page-headers';
import type { EdgeDependencies } from './dependencies';
import { sendProblem } from './problem';

const MAX_EVENTS = 200;
/** The largest event, a listing of 24 cards, has 5 kB. */
const MAX_BYTES = 64 * 1024;

interface Collected {
  readonly event: string;
}

/** Only on a developer's machine: an operator's collector is a system of its own, and events must not be shown to everyone. */
export async function registerAnalytics(app: FastifyInstance, { env }: Pick<EdgeDependencies, 'env'>): Promise<void> {
  if (!env.collectsAnalytics) return;
  const events: Collected[] = [];
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope.post(PATHS.analytics, { bodyLimit: MAX_BYTES }, (request, reply) => {
      const event = parseEvent(String(request.body));
      if (!event) return sendProblem(reply, 400, 'This is no event');
      events.push(event);
      if (events.length > MAX_EVENTS) events.shift();
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    scope.get(PATHS.analytics, (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').header('vary', 'accept');
      if (request.headers.accept?.includes('json')) return reply.send(events);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PLAIN_POLICY)
        .send(pageOf(events));
    });
    done();
  });
}

function parseEvent(text: string): Collected | undefined {
  try {
    const value = JSON.parse(text) as Partial<Collected> | null;
    return typeof value?.event === 'string' ? (value as Collected) : undefined;
  } catch {
    return undefined;
  }
}

const pageOf = (events: readonly Collected[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Analytics events</title></head>
<body><main><h1>Analytics events</h1><p>${events.length} of at most ${MAX_EVENTS}, the oldest first.</p>
<ol>${events.map((each) => `<li><b>${escapeHtml(each.event)}</b><pre>${escapeHtml(JSON.stringify(each, null, 2))}</pre></li>`).join('\n')}</ol></main></body></html>
`;
