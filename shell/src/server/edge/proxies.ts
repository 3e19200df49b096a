/** Forwards requests for the systems behind the shop, so that browsers talk to one origin. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TeamLogin } from '../team/team-login';
import { CAPABILITY_NAMES, type CapabilityName, capabilityOf, factsOf, isForPrograms } from '../upstreams/capabilities';
import type { Upstreams } from '../upstreams/upstreams';
import type { EdgeDependencies } from './dependencies';
import { sendProblem } from './problem';
import { createForwarder } from './upstream';

/** A pre-production environment has these below its own prefix, too (F2.9-1). */
const ENVIRONMENT_PATHS = /^\/(?:bedrift\/)?kasse\//;
/** The sitemap, which search engines look for at the root. */
const SITEMAP_PATHS = { index: '/sitemap.xml', part: '/sitemap-:part(^\\d{1,4}).xml' } as const;
/** The API's page for the team, the waiting room's: the edge signs the team in, and says who it is. */
const TEAM_PAGE = '/api/admin/waiting-room/';
/** Everything else below it is nobody's. */
const API_PATHS = '/api/*';

/** Routes of a capability's paths. */
export const routesOf = (name: CapabilityName): readonly string[] =>
  factsOf(name).paths.flatMap((path) => (path.endsWith('/') ? [`${path}*`] : [path, `${path}/*`]));

interface ProxyDependencies extends EdgeDependencies {
  readonly upstreams: Upstreams;
  readonly team: TeamLogin | undefined;
}

export async function registerProxies(app: FastifyInstance, dependencies: ProxyDependencies) {
  for (const name of CAPABILITY_NAMES) await app.register((scope) => registerCapability(scope, name, dependencies));

  const missing = async (_request: FastifyRequest, reply: FastifyReply) => sendProblem(reply, 404, 'Not found');
  app.all(API_PATHS, { exposeHeadRoute: false, onRequest: missing } as object, missing);
}

async function registerCapability(
  scope: FastifyInstance,
  name: CapabilityName,
  { env, log, team, upstreams }: ProxyDependencies,
): Promise<void> {
  const upstream = upstreams[name];
  const { connections, gate } = upstream;
  const { pass, miss } = await createForwarder(scope, { env, log }, { upstream, connections, gateOf: () => gate });
  /** @param path with its query @param prefix that the edge has removed from it */
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, prefix = '', member?: string) => {
    // Without '..': what is sent has to be this capability's, and not only look so.
    const url = new URL(`http://shop.invalid${path}`);
    const isPage = !isForPrograms(url.pathname);
    if (upstream.url === undefined || capabilityOf(url.pathname) !== name) return miss(request, reply, isPage);
    return pass(request, reply, `${upstream.url}${path}`, { isPage, prefix, ...(member !== undefined && { member }) });
  };
  const all = (path: string, handle: (request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    scope.all(path, { exposeHeadRoute: false } as object, handle);
  const pathOf = (request: FastifyRequest) => request.raw.url ?? '/';

  for (const route of routesOf(name)) all(route, (request, reply) => send(request, reply, pathOf(request)));

  const { checkoutEnvironment } = env.publicConfig;
  const prefix = `/${checkoutEnvironment}`;
  for (const route of checkoutEnvironment ? routesOf(name).filter((path) => ENVIRONMENT_PATHS.test(path)) : [])
    all(`${prefix}${route}`, (request, reply) => send(request, reply, pathOf(request).slice(prefix.length), prefix));

  if (name === 'catalogue') {
    scope.get(SITEMAP_PATHS.index, (request, reply) => send(request, reply, '/api/sitemaps'));
    scope.get(SITEMAP_PATHS.part, (request, reply) => {
      const { part } = request.params as { readonly part: string };
      return send(request, reply, `/api/sitemaps/${part}`);
    });
  }

  if (capabilityOf(TEAM_PAGE) === name)
    all(TEAM_PAGE, (request, reply) => {
      if (!team) return miss(request, reply, false);
      const member = team.admit(request, reply);
      return member === undefined ? reply : send(request, reply, pathOf(request), '', member);
    });
}
