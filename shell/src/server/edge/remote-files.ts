/** The files of remotes and of other releases of the shell, and which of them a visitor gets. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isBuildId } from 'release-protocol/build-id';
import { PATHS } from 'shared-domain/contracts/paths';
import { buildsFolderIn } from '../registry/build-store';
import type { Composition } from '../registry/composition';
import { SealedFiles } from '../registry/sealed-files';
import type { CallGate } from '../upstreams/call-gate';
import { type CallMetrics, connectionsFor, createGate } from '../upstreams/upstreams';
import type { EdgeDependencies } from './dependencies';
import { sendProblem } from './problem';
import { createForwarder } from './upstream';
import { readBucket } from './visitor-lane';

const REMOTE = /^mfe-[a-z0-9-]+$/;
const FILE = /^[\w.-]+$/;
/** The renderer runs these; the shell reads them from the remote's origin. */
const SERVER_FILE = /\.cjs(?:\.|$)/;

interface FileDependencies extends EdgeDependencies {
  readonly composition: Composition;
  readonly metrics: CallMetrics;
}

export async function registerRemoteFiles(app: FastifyInstance, dependencies: FileDependencies): Promise<void> {
  const { composition, env } = dependencies;
  await app.register((scope) => forwardFiles(scope, dependencies));

  // Public part of the registry: the builds that this visitor gets, without earlier builds and internal origins. Whoever releases reads here
  // whether it is served; why it is not may name folders, so only a development shop says it to everyone.
  app.get(PATHS.registry, (request, reply) => {
    const { registry, canaries, refusals } = composition;
    if (!registry) return sendProblem(reply, 503, 'No registry has been read');
    const { releases } = composition.laneOf(readBucket(request, composition));
    return reply.header('cache-control', canaries.length > 0 ? 'private, no-cache' : 'no-cache').send({
      revision: registry.revision,
      updatedAt: registry.updatedAt,
      remotes: releases,
      refused: Object.fromEntries(
        [...refusals].map(([build, reason]) => [build, env.hasStandIns ? reason : 'its log says why']),
      ),
    });
  });
}

/** Each store of files is a service of its own. */
async function forwardFiles(
  scope: FastifyInstance,
  { composition, env, log, metrics }: FileDependencies,
): Promise<void> {
  const gates = new Map<string, CallGate>();
  const gateOf = (origin: string): CallGate => {
    const gate = gates.get(origin) ?? createGate('files', metrics);
    gates.set(origin, gate);
    return gate;
  };
  const { pass } = await createForwarder(scope, { env, log }, { gateOf, connections: connectionsFor() });
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
}

/** Development with a deployed shop: where that shop serves the files of a remote that does not run here. */
const deployedFolder = (
  { devServers }: Pick<EdgeDependencies['env'], 'devServers'>,
  name: string,
): string | undefined =>
  devServers?.['registry'] && REMOTE.test(name) ? `${devServers['registry']}/remotes/${name}` : undefined;
