/** `/_shop/releases`: builds in use, their figures and the history, for the team; `/_shop/releases.json` for its tools. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PATHS } from 'shared-domain/contracts/paths';
import { htmlHeaders } from '../html/page-headers';
import { type ReleasesData, releasesData, type ReleasesSources } from '../releases/releases-data';
import { RELEASES_STYLE, releasesPage } from '../releases/releases-page';
import type { TeamLogin } from '../team/team-login';
import type { EdgeDependencies } from './dependencies';
import { sendProblem } from './problem';

/** @param team undefined: no pages are registered */
export function registerReleases(
  app: FastifyInstance,
  { env, team, ...sources }: Pick<EdgeDependencies, 'env'> & ReleasesSources & { readonly team: TeamLogin | undefined },
): void {
  if (!team) return;
  const answer =
    (write: (data: ReleasesData, reply: FastifyReply) => FastifyReply) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      if (team.admit(request, reply) === undefined) return reply;
      const data = releasesData(sources);
      if (!data) return sendProblem(reply, 503, 'No registry has been read');
      return write(data, reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex'));
    };
  const headers = htmlHeaders({
    config: env.publicConfig,
    inlineStyles: [RELEASES_STYLE],
    frameAncestors: "'none'",
    dev: false,
  });
  app.get(
    PATHS.releasesData,
    answer((data, reply) => reply.send(data)),
  );
  app.get(
    PATHS.releases,
    answer((data, reply) => reply.headers(headers).send(releasesPage(data))),
  );
}
