/** Entry of the shell: the edge that browsers talk to, and the render workers behind it. */
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { isBuildId } from '../../../tooling/build/build-id.js';
import { createEdge } from './edge/edge';
import { createInternalServer } from './edge/internal-server';
import { createLabels } from './error-reports/build-labels';
import { KeptFiles } from './html/kept-files';
import { PageServer } from './html/page-server';
import { documentShell, readShellAssets } from './html/shell-assets';
import { foreignError } from './observability/foreign-error';
import { ShellMetrics } from './observability/metrics';
import { createServerLog } from './observability/server-log';
import { Composition } from './registry/composition';
import { lastKnownGoodFileOf } from './registry/last-known-good';
import { BuildFigures } from './releases/build-figures';
import { CanaryAnalysis } from './releases/canary-analysis';
import { Peers } from './releases/peers';
import { Verdicts } from './releases/verdicts';
import { SpareProcesses } from './render/spare-processes';
import { parseEnv } from './settings/env';
import { SiteChromeServer } from './site-chrome/site-chrome-server';

const DIST = dirname(__dirname);
/** One for the smoke test of a new build, the others for the workers of the new lane. */
const SPARE_PROCESSES = 3;

async function start() {
  const env = parseEnv(process.env, DIST);
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'info', name: 'shell' });
  const log = createServerLog(logger);
  const assets = readShellAssets(env.distDir, env.brand, env.devServers);
  const { publicConfig } = env;
  const metrics = new ShellMetrics({
    quarantined: () => composition.quarantined,
    responseCache: () => pages.cacheSize,
  });
  const toLabels = createLabels({
    registry: () => composition.registry,
    shellBuilds: readdirSync(env.distDir).filter(isBuildId),
  });
  const canaryAnalysis = new CanaryAnalysis({ onVerdict: (verdict) => void verdicts.add(verdict), now: Date.now });
  const figures = new BuildFigures({ registry: () => composition.registry, toLabels, metrics, canaryAnalysis });
  const verdicts = new Verdicts({
    file: join(env.dataDir, 'shell', 'verdicts.json'),
    log,
    onChange: () => void composition.withdrawRejected(),
  });
  const buildsFolder = join(env.dataDir, 'builds');
  mkdirSync(buildsFolder, { recursive: true });
  const config = { ...publicConfig, apiBase: `${env.shopApiUrl}/api`, channelUrl: `${env.shopApiUrl}/graphql` };
  const document = { config: publicConfig, shell: documentShell(assets) };
  const processes = new SpareProcesses(
    { file: join(DIST, 'worker', 'render-worker.js'), readable: [join(DIST, 'worker'), buildsFolder] },
    { config, document },
    SPARE_PROCESSES,
  );
  const peers = new Peers({ addresses: env.shellPeers, canaryAnalysis, verdicts, log });
  const composition: Composition = new Composition({
    registryLocation: env.registryLocation,
    ...(env.registryKey && { registryKey: env.registryKey }),
    lastKnownGoodFile: lastKnownGoodFileOf(env.dataDir, env.registryLocation),
    shellBuild: assets.build,
    buildsFolder,
    config,
    document,
    pool: env.serverRendering
      ? {
          processes,
          size: env.renderWorkers,
          deadlineMs: env.renderDeadlineMs,
          onReport: ({ level, message, context }) => {
            if (level === 'warning') return log.warning(message, context);
            metrics.countRenderError(toLabels(context));
            log.error(foreignError(message), context);
          },
          onQuarantine: (remote) =>
            log.warning('A remote took a render worker down and is left out for a while', { remote }),
        }
      : null,
    log,
    ...(env.devServers && { devServers: env.devServers }),
    isRejected: (canary) => verdicts.isRejected(canary),
    onUnstable: (build) => canaryAnalysis.reject(build, 'It crashed render workers of this shell again and again'),
    onChange: () => {
      pages.forget((key) => composition.hasLane(key));
      siteChrome.forget();
    },
    onApplied: () => {
      figures.forgetUnlisted();
      canaryAnalysis.follow(
        composition.canaries,
        (name) => composition.stable.builds.find(({ remote }) => remote === name)?.build,
      );
    },
  });
  const files = new KeptFiles(join(env.dataDir, 'open-pages'));
  const pages: PageServer = new PageServer({
    config: publicConfig,
    files,
    shell: assets,
    composition,
    log,
    metrics,
    now: Date.now,
    clock: () => performance.now(),
    ...(env.devServers && { devServers: env.devServers }),
  });
  const siteChrome: SiteChromeServer = new SiteChromeServer({
    config: publicConfig,
    shell: assets,
    composition,
    metrics,
    files,
    now: Date.now,
    clock: () => performance.now(),
  });
  const app = await createEdge({
    env,
    log,
    logger,
    composition,
    pages,
    siteChrome,
    files,
    shell: assets,
    metrics,
    toLabels,
    figures,
    canaryAnalysis,
    peers,
    verdicts,
  });
  const internalServer = createInternalServer(metrics, peers);
  await verdicts.start();
  await composition.start().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `There is no registry at ${env.registryLocation}. «npm start» writes one, or set REGISTRY_FILE or REGISTRY_URL.`,
    );
  });
  await internalServer.listen({ port: env.metricsPort, host: env.host });
  peers.start();
  await app.listen({ port: env.port, host: env.host });
  process.send?.({ listening: env.port });
  log.info({ url: publicConfig.shopOrigin }, 'the shop is up');

  const stop = async () => {
    await Promise.all([app.close(), internalServer.close()]);
    verdicts.stop();
    peers.stop();
    await composition.stop();
    processes.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

start().catch((error: NodeJS.ErrnoException & { readonly port?: number }) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${error.port} is taken. Stop what listens there, or set PORT or METRICS_PORT to another one.`
      : error.message;
  process.stderr.write(`The shell could not start: ${reason}\n`);
  process.exit(1);
});
