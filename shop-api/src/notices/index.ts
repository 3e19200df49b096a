import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CatalogueDependencies } from '../catalogue';
import { parseRequest, ProblemError } from '../http/problem';
import { NOTICE_REASONS, Notices } from './notices';

/** How often notices are compared with the catalogue. */
const TELL_MS = 60_000;

const askSchema = v.strictObject({
  sku: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  realm: v.picklist(['B2C', 'B2B']),
  reason: v.picklist(NOTICE_REASONS),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('must be an e-mail address'), v.toLowerCase()),
});
const codeSchema = v.object({ code: v.pipe(v.string(), v.uuid('must be the code of a mail')) });

/** Wishes to be told (`POST`), and what the links of their mails do. Without a server for mails there are no such calls. */
export function registerNotices(app: FastifyInstance, dependencies: CatalogueDependencies): void {
  if (!dependencies.config.mail) return;
  const notices = new Notices(dependencies);
  const found = <Found>(notice: Found | null): Found => {
    if (notice === null) throw new ProblemError({ status: 404, detail: 'There is no such notice, or it has ended' });
    return notice;
  };
  const codeOf = (params: unknown): string => parseRequest(codeSchema, params, 'params').code;

  app.post('/api/notices/', async (request, reply) => {
    const asked = parseRequest(askSchema, request.body ?? {}, 'body');
    if (!(await notices.ask(asked)))
      throw new ProblemError({ status: 404, detail: 'The realm sells no goods with this sku' });
    return reply.code(202).header('cache-control', 'no-store').send({});
  });
  app.get('/api/notices/:code', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return found(await notices.read(codeOf(request.params)));
  });
  app.post('/api/notices/:code/confirmation', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return found(await notices.confirm(codeOf(request.params)));
  });
  app.delete('/api/notices/:code', async (request, reply) => {
    await notices.end(codeOf(request.params));
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  let telling: Promise<void> | undefined;
  const looking = setInterval(() => {
    telling ??= notices
      .tell()
      .catch((error: unknown) => app.log.error({ err: error }, 'notices could not be compared with the catalogue'))
      .finally(() => (telling = undefined));
  }, TELL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    await telling;
  });
}
