/** What the edge forwards: requests for remotes' files and for the shop API, so the browser talks to one origin. */
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Composition } from '../registry/composition';
import type { EdgeDependencies } from './dependencies';
import { onBehalfOf } from './on-behalf-of';
import { sendProblem } from './problem';

const BUILD = /^[0-9a-f]{12}$/;
const FILE = /^[\w.-]+$/;
const REMOTE_TIMEOUT_MS = 5_000;
const API_TIMEOUT_MS = 15_000;

const API_PREFIXES = ['/api/*', '/graphql', '/shop/api/security/*'];
/** Stand-ins of the API for the operator's other systems: the checkout (F2.9), agreements on 'Min Side' (P2-25), the dealer area (F2.2-7). */
const STAND_IN_PREFIXES = [
  '/kasse/*',
  '/bedrift/kasse/*',
  '/checkout/*',
  '/shop/checkout/*',
  PATHS.agreements,
  `${PATHS.agreements}/*`,
  '/forhandler/*',
];
export const PROXIED_PATHS = [...API_PREFIXES, ...STAND_IN_PREFIXES];

export async function registerProxies(
  app: FastifyInstance,
  { composition, env, log }: EdgeDependencies & { readonly composition: Composition },
) {
  await app.register(async (scope) => {
    // Bodies pass through unread.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await scope.register(replyFrom, {
      undici: { connections: 64, headersTimeout: API_TIMEOUT_MS, bodyTimeout: API_TIMEOUT_MS },
    });

    scope.get('/remotes/:name/:build/:file', async (request, reply) => {
      const { name, build, file } = request.params as Record<'name' | 'build' | 'file', string>;
      const remote = composition.registry?.remotes[name];
      if (!remote || !BUILD.test(build) || !FILE.test(file)) return sendProblem(reply, 404, 'Not found');
      return pass(request, reply, `${remote.origin}/${build}/${file}`, REMOTE_TIMEOUT_MS);
    });

    for (const url of PROXIED_PATHS) {
      scope.all(url, { exposeHeadRoute: false } as object, (request, reply) =>
        pass(request, reply, `${env.shopApiUrl}${request.raw.url ?? '/'}`, API_TIMEOUT_MS),
      );
    }

    function pass(request: FastifyRequest, reply: FastifyReply, target: string, timeout: number) {
      return reply.from(target, {
        timeout,
        rewriteRequestHeaders: (original, headers) => ({
          ...headers,
          ...onBehalfOf(original, env),
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (failing, { error }) => {
          log.warning('A service behind the edge cannot be reached', {
            target: new URL(target).origin,
            path: toLoggablePath(new URL(target).pathname),
            reason: error.message,
          });
          void sendProblem(
            failing as FastifyReply,
            error.message.includes('imed out') ? 504 : 502,
            'The service behind the edge does not answer',
          );
        },
      });
    }
  });

  app.get(PATHS.registry, (_request, reply) =>
    composition.registry
      ? reply.header('cache-control', 'no-cache').send(composition.registry)
      : sendProblem(reply, 503, 'No registry has been read'),
  );
}
