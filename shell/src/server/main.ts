/** Entry of the shell: the edge that browsers talk to, and the render workers behind it. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { createEdge } from './edge/edge';
import { PageServer } from './html/page-server';
import { readShellAssets } from './html/shell-assets';
import { createServerLog } from './observability/server-log';
import { Composition } from './registry/composition';
import { parseEnv } from './settings/env';
import { SiteChromeServer } from './site-chrome/site-chrome-server';

const DIST = dirname(__dirname);

async function start() {
  const env = parseEnv(process.env, DIST);
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'info', name: 'shell' });
  const log = createServerLog(logger);
  if (!existsSync(env.registryFile))
    throw new Error(`There is no registry at ${env.registryFile}. «npm start» writes one, or set REGISTRY_FILE.`);

  const assets = readShellAssets(env.distDir, env.brand, env.devServers);
  const { publicConfig } = env;
  const composition = new Composition({
    registryFile: env.registryFile,
    buildsFolder: join(env.dataDir, 'builds'),
    config: { ...publicConfig, apiBase: `${env.shopApiUrl}/api`, channelUrl: `${env.shopApiUrl}/graphql` },
    pool: env.serverRendering
      ? {
          workerFile: join(__dirname, 'render-worker.js'),
          size: env.renderWorkers,
          deadlineMs: env.renderDeadlineMs,
          onReport: ({ level, message, context }) =>
            level === 'error' ? log.error(new Error(message), context) : log.warning(message, context),
          onBlame: (remote) =>
            log.warning('A remote took a render worker down and is left out for a while', { remote }),
        }
      : null,
    ownPages: assets.pages,
    log,
    onChange: () => {
      pages.forget();
      siteChrome.forget();
    },
  });
  const pages: PageServer = new PageServer({
    config: publicConfig,
    shell: assets,
    composition,
    log,
    now: Date.now,
    ...(env.devServers && { devServers: env.devServers }),
  });
  const siteChrome: SiteChromeServer = new SiteChromeServer({
    config: publicConfig,
    shell: assets,
    composition,
    now: Date.now,
  });
  const app = await createEdge({ env, log, logger, composition, pages, siteChrome, shell: assets });
  await composition.start();
  await app.listen({ port: env.port, host: env.host });
  log.info({ url: publicConfig.shopOrigin }, 'the shop is up');

  const stop = async () => {
    await app.close();
    await composition.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

start().catch((error: NodeJS.ErrnoException) => {
  const port = process.env['PORT'] ?? '3000';
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or set PORT to another one.`
      : error.message;
  process.stderr.write(`The shell could not start: ${reason}\n`);
  process.exit(1);
});
