/** Forwards requests for remotes' files and for the shop API, so that browsers talk to one origin. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isBuildId } from 'release-protocol/build-id';
import { PATHS } from 'shared-domain/contracts/paths';
import { buildsFolderIn } from '../registry/build-store';
import type { Composition } from '../registry/composition';
import { SealedFiles } from '../registry/sealed-files';
import type { TeamLogin } from '../team/team-login';
import type { EdgeDependencies } from './dependencies';
import { sendProblem } from './problem';
import { createUpstream } from './upstream';
import { readBucket } from './visitor-lane';

const REMOTE = /^mfe-[a-z0-9-]+$/;
const FILE = /^[\w.-]+$/;
/** The renderer runs these; the shell reads them from the remote's origin. */
const SERVER_FILE = /\.cjs(?:\.|$)/;

const API_PREFIXES = ['/api/*', '/graphql', '/shop/api/security/*'];
/** Checkouts that a pre-production environment has below its own prefix (F2.9-1). */
const CHECKOUT_PREFIXES = ['/kasse/*', '/bedrift/kasse/*'];
/** Stand-ins, served by the API, for the operator's other systems: the checkout (F2.9), agreements on 'Min Side' (P2-25), the dealer area (F2.2-7). */
const STAND_IN_PREFIXES = [
  ...CHECKOUT_PREFIXES,
  '/checkout/*',
  '/shop/checkout/*',
  PATHS.agreements,
  `${PATHS.agreements}/*`,
  '/forhandler',
  '/forhandler/*',
];
/** The sitemap, which search engines look for at the root. */
const SITEMAP_PATHS = { index: '/sitemap.xml', part: '/sitemap-:part(^\\d{1,4}).xml' } as const;
/** The API's page for the team, the waiting room's: the edge signs the team in, and says who it is. */
const TEAM_PAGE = '/api/admin/waiting-room/';
export const PROXIED_PATHS = [...API_PREFIXES, ...STAND_IN_PREFIXES];

interface ProxyDependencies extends EdgeDependencies {
  readonly composition: Composition;
  readonly team: TeamLogin | undefined;
}

export async function registerProxies(app: FastifyInstance, { composition, env, log, team }: ProxyDependencies) {
  await app.register(async (scope) => {
    const pass = await createUpstream(scope, { env, log });
    const sealedFiles = new SealedFiles(buildsFolderIn(env.dataDir));

    scope.get('/remotes/:name/:build/:file', async (request, reply) => {
      const { name, build, file } = request.params as Record<'name' | 'build' | 'file', string>;
      const { remotes = {} } = composition.registry ?? {};
      const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
      const origin = remote?.origin ?? deployedFolder(env, name);
      if (!origin || !isBuildId(build) || !FILE.test(file) || SERVER_FILE.test(file))
        return sendProblem(reply, 404, 'Not found');
      const entry = remote && Object.hasOwn(remote.builds, build) ? remote.builds[build] : undefined;
      const sealed = entry && (() => sealedFiles.integrityOf({ remote: name, origin, build, entry }, file));
      return pass(request, reply, `${origin}/${build}/${file}`, { file: { sealed } });
    });

    const { shellFilesUrl } = env;
    if (shellFilesUrl)
      scope.get('/_shop/:build/:file', { exposeHeadRoute: false } as object, (request, reply) => {
        const { build, file } = request.params as Record<'build' | 'file', string>;
        const isOtherRelease = isBuildId(build) && FILE.test(file) && !existsSync(join(env.distDir, build));
        if (isOtherRelease) return pass(request, reply, `${shellFilesUrl}/${build}/${file}`, { file: {} });
        return reply.sendFile(`${build}/${file}`);
      });

    scope.get(SITEMAP_PATHS.index, (request, reply) => pass(request, reply, `${env.shopApiUrl}/api/sitemaps`));
    scope.get(SITEMAP_PATHS.part, (request, reply) => {
      const { part } = request.params as { readonly part: string };
      return pass(request, reply, `${env.shopApiUrl}/api/sitemaps/${part}`);
    });

    scope.all(TEAM_PAGE, { exposeHeadRoute: false } as object, (request, reply) => {
      if (!team) return sendProblem(reply, 404, 'Not found');
      const member = team.admit(request, reply);
      return member === undefined
        ? reply
        : pass(request, reply, `${env.shopApiUrl}${request.raw.url ?? TEAM_PAGE}`, { member });
    });

    for (const url of PROXIED_PATHS) {
      const isPage = STAND_IN_PREFIXES.includes(url);
      scope.all(url, { exposeHeadRoute: false } as object, (request, reply) =>
        pass(request, reply, `${env.shopApiUrl}${request.raw.url ?? '/'}`, { isPage }),
      );
    }

    const { checkoutEnvironment } = env.publicConfig;
    for (const url of checkoutEnvironment ? CHECKOUT_PREFIXES : []) {
      const prefix = `/${checkoutEnvironment}`;
      scope.all(`${prefix}${url}`, { exposeHeadRoute: false } as object, (request, reply) =>
        pass(request, reply, `${env.shopApiUrl}${(request.raw.url ?? '/').slice(prefix.length)}`, {
          prefix,
          isPage: true,
        }),
      );
    }
  });

  // Public part of the registry: the builds that this visitor gets, without earlier builds and internal origins.
  app.get(PATHS.registry, (request, reply) => {
    const { registry, canaries } = composition;
    if (!registry) return sendProblem(reply, 503, 'No registry has been read');
    const { releases } = composition.laneOf(readBucket(request, composition));
    return reply
      .header('cache-control', canaries.length > 0 ? 'private, no-cache' : 'no-cache')
      .send({ revision: registry.revision, updatedAt: registry.updatedAt, remotes: releases });
  });
}

/** Development with a deployed shop: where that shop serves the files of a remote that does not run here. */
const deployedFolder = (
  { devServers }: Pick<EdgeDependencies['env'], 'devServers'>,
  name: string,
): string | undefined =>
  devServers?.['registry'] && REMOTE.test(name) ? `${devServers['registry']}/remotes/${name}` : undefined;
