import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
/** Entry of the shell: the edge that browsers talk to, and the render workers behind it. */
import pino from 'pino';
import { isBuildId } from 'release-protocol/build-id';
import { logStream } from 'shared-domain/servers/error-log';
import { createEdge } from './edge/edge';
import { createInternalServer } from './edge/internal-server';
import { KeptFiles } from './html/kept-files';
import { PageServer } from './html/page-server';
import { documentShell, readShellAssets, type ShellAssets } from './html/shell-assets';
import { createLabels } from './observability/browser-errors';
import { ShellMetrics } from './observability/metrics';
import { createServerLog, foreignError, type ServerLog } from './observability/server-log';
import { buildsFolderIn, pruneBuilds } from './registry/build-store';
import { Composition } from './registry/composition';
import { lastKnownGoodFileOf } from './registry/last-known-good';
import { BuildFigures } from './releases/build-figures';
import { CanaryAnalysis } from './releases/canary-analysis';
import { Peers } from './releases/peers';
import { Verdicts } from './releases/verdicts';
import { ApiCalls } from './render/api-calls';
import { type LocalRenderer, startLocalRenderer } from './render/local-renderer';
import type { PoolOptions } from './render/render-pool';
import { SpareWorkers } from './render/spare-workers';
import { RendererConnection } from './render/worker-connection';
import { parseEnv, type ShellEnv } from './settings/env';
import { SiteChromeServer } from './site-chrome/site-chrome-server';
import { createUpstreams, type Upstreams } from './upstreams/upstreams';

const DIST = dirname(__dirname);
/** One for the smoke test of a new build, the others for the workers of the new lane. */
const SPARE_WORKERS = 3;

async function start() {
  const env = parseEnv(process.env, DIST);
  const logger = pino(
    { level: env.logLevel, name: 'shell' },
    logStream({ dsn: env.sentryDsn, program: 'shell', environment: env.publicConfig.environment ?? 'production' }),
  );
  const log = createServerLog(logger);
  if (env.upstreams.cms.url === undefined) log.warning('CMS_URL is not set: the shop has no pages but its own', {});
  const shell = readShellAssets(env.distDir, env.brand, env.devServers);
  const files = new KeptFiles(join(env.dataDir, 'open-pages'));

  // Parts that need one another know each other by callbacks, which run only after all of them were made.
  const metrics = new ShellMetrics({
    composition: () => composition,
    responseCache: () => pages.cacheSize,
  });
  const upstreams = createUpstreams(env.upstreams, metrics);
  const releases = followReleases(env, log, metrics, () => composition);
  const { composition, stopRendering } = composeLanes(env, log, metrics, shell, upstreams, releases, () => {
    pages.forget((key) => composition.hasLane(key));
    siteChrome.forget();
  });
  const answering = {
    config: env.publicConfig,
    files,
    shell,
    composition,
    metrics,
    now: Date.now,
    clock: () => performance.now(),
  };
  const pages = new PageServer({ ...answering, log, ...(env.devServers && { devServers: env.devServers }) });
  const siteChrome = new SiteChromeServer(answering);
  const edge = await createEdge({
    env,
    log,
    logger,
    composition,
    pages,
    siteChrome,
    files,
    shell,
    metrics,
    upstreams,
    ...releases,
  });
  const internalServer = createInternalServer(metrics, releases.peers);

  const { verdicts, peers } = releases;
  await verdicts.start();
  await composition.start().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `There is no registry at ${env.registryLocation}. «npm start» writes one, or set REGISTRY_FILE or REGISTRY_URL.`,
    );
  });
  await internalServer.listen({ port: env.metricsPort, host: env.host });
  peers.start();
  await edge.listen({ port: env.port, host: env.host });
  process.send?.({ listening: env.port });
  log.info({ url: env.publicConfig.shopOrigin }, 'the shop is up');

  const stop = async () => {
    await Promise.all([edge.close(), internalServer.close()]);
    verdicts.stop();
    peers.stop();
    await composition.stop();
    stopRendering();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

type Releases = ReturnType<typeof followReleases>;

/** Counts what happens to visitors of each build, and decides with the other shells which canaries are rejected. */
function followReleases(env: ShellEnv, log: ServerLog, metrics: ShellMetrics, composition: () => Composition) {
  const registry = () => composition().registry;
  const toLabels = createLabels({ registry, shellBuilds: readdirSync(env.distDir).filter(isBuildId) });
  const verdicts = new Verdicts({
    file: join(env.dataDir, 'shell', 'verdicts.json'),
    log,
    onChange: () => void composition().withdrawRejected(),
  });
  const canaryAnalysis = new CanaryAnalysis({ onVerdict: (verdict) => void verdicts.add(verdict), now: Date.now });
  const figures = new BuildFigures({ registry, toLabels, metrics, canaryAnalysis });
  const peers = new Peers({ addresses: env.shellPeers, canaryAnalysis, verdicts, log });
  return { toLabels, verdicts, canaryAnalysis, figures, peers };
}

/** The lanes that the registry names, each with its render workers, which are sealed off from everything but the builds. */
function composeLanes(
  env: ShellEnv,
  log: ServerLog,
  metrics: ShellMetrics,
  shell: ShellAssets,
  upstreams: Upstreams,
  { toLabels, verdicts, canaryAnalysis, figures }: Releases,
  onChange: () => void,
): { readonly composition: Composition; readonly stopRendering: () => void } {
  const buildsFolder = buildsFolderIn(env.dataDir);
  mkdirSync(buildsFolder, { recursive: true });
  const { shopOrigin, apiBase, channelUrl } = env.publicConfig;
  // For the workers: as a browser has them. The shell calls the systems behind them itself, and not by way of the edge.
  const config = { ...env.publicConfig, apiBase: shopOrigin + apiBase, channelUrl: shopOrigin + channelUrl };
  const document = { config: env.publicConfig, shell: documentShell(shell) };
  const renderer = env.serverRendering ? rendererOf(env, buildsFolder) : undefined;
  const workers =
    renderer &&
    new SpareWorkers(
      () => new RendererConnection(renderer.socket, new ApiCalls(upstreams, shopOrigin)),
      { config, document },
      SPARE_WORKERS,
    );
  const pool: PoolOptions | null = workers
    ? {
        workers,
        size: env.renderWorkers,
        deadlineMs: env.renderDeadlineMs,
        onReport: ({ level, message, context }) => {
          if (level === 'warning') return log.warning(message, context);
          metrics.countRenderError(toLabels(context));
          log.error(foreignError(message), context);
        },
        onQuarantine: ({ remote, build }) =>
          log.warning('A build took a render worker down and is left out for a while', { remote, build }),
        onRendererLost: () => composition.crashes.recordLostRenderer(),
      }
    : null;
  const composition: Composition = new Composition({
    registryLocation: env.registryLocation,
    ...(env.registryKey && { registryKey: env.registryKey }),
    lastKnownGoodFile: lastKnownGoodFileOf(env.dataDir, env.registryLocation),
    shellBuild: shell.build,
    buildsFolder,
    trialsFile: join(env.dataDir, 'shell', 'trials.json'),
    config,
    document,
    pool,
    log,
    ...(env.devServers && { devServers: env.devServers }),
    isRejected: (canary) => verdicts.isRejected(canary),
    onUnstable: (build) => canaryAnalysis.reject(build, 'It crashed render workers of this shell again and again'),
    onChange,
    onApplied: () => {
      if (composition.registry) pruneBuilds(buildsFolder, composition.registry, composition.stable.builds);
      figures.forgetUnlisted();
      canaryAnalysis.follow(
        composition.canaries,
        (name) => composition.stable.builds.find(({ remote }) => remote === name)?.build,
      );
    },
  });
  const stopRendering = () => {
    workers?.stop();
    renderer?.stop();
  };
  return { composition, stopRendering };
}

/** The operator's renderer, or one of this shell's own. */
const rendererOf = ({ rendererSocket }: ShellEnv, buildsFolder: string): LocalRenderer =>
  rendererSocket === undefined
    ? startLocalRenderer(join(DIST, 'renderer', 'main.js'), buildsFolder)
    : { socket: rendererSocket, stop: () => undefined };

// By itself Node opens its inspector on this signal: who sends it would read this process, and run code in it.
process.on('SIGUSR1', () => undefined);

start().catch((error: NodeJS.ErrnoException & { readonly port?: number }) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${error.port} is taken. Stop what listens there, or set PORT or METRICS_PORT to another one.`
      : error.message;
  process.stderr.write(`The shell could not start: ${reason}\n`);
  process.exit(1);
});
