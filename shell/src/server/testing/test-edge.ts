import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
/** The whole edge in front of a fake shop API, a fake CMS and a render pool without processes. */
import pino from 'pino';
import type { Registry } from 'release-protocol/registry-schema';
import { createEdge } from '../edge/edge';
import { KeptFiles } from '../html/kept-files';
import { PageServer } from '../html/page-server';
import { createLabels } from '../observability/browser-errors';
import { ShellMetrics } from '../observability/metrics';
import type { ServerLog } from '../observability/server-log';
import type { Composition } from '../registry/composition';
import { BuildFigures } from '../releases/build-figures';
import { CanaryAnalysis, type Verdict } from '../releases/canary-analysis';
import { parseEnv } from '../settings/env';
import { SiteChromeServer } from '../site-chrome/site-chrome-server';
import { createUpstreams } from '../upstreams/upstreams';
import { createFakeBackend, type FakeBackend } from './fake-backend';
import { CANARY_BUILD, createFakeBuilds, type FakeBuilds, HEADER_BUILD } from './fake-builds';
import { createShellAssets, SHELL_BUILD } from './shell-assets';

export interface LogEntry {
  readonly level: 'info' | 'warning' | 'error';
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly stack?: string | undefined;
}

export interface TestEdge {
  readonly app: FastifyInstance;
  readonly builds: FakeBuilds;
  readonly api: FakeBackend;
  readonly cms: FakeBackend;
  readonly metrics: ShellMetrics;
  readonly figures: BuildFigures;
  readonly canaryAnalysis: CanaryAnalysis;
  readonly verdicts: Verdict[];
  readonly logged: LogEntry[];
  /** The shell's own build folder. */
  readonly buildFolder: string;
  close(): Promise<void>;
}

/** A build of the header that the registry lists and no visitor gets. */
export const EARLIER_BUILD = 'ba9876543210';
export const SHOP_ORIGIN = 'http://localhost:3000';

const registry = {
  schemaVersion: 1,
  revision: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  remotes: {
    'mfe-header': {
      origin: 'http://127.0.0.1:9',
      stable: HEADER_BUILD,
      canary: { build: CANARY_BUILD, percent: 5 },
      builds: {
        [HEADER_BUILD]: { publishedAt: '2026-01-02T00:00:00.000Z', remoteEntry: 'sha256-h', routes: [], slots: {} },
        [CANARY_BUILD]: { publishedAt: '2026-01-02T00:00:00.000Z' },
        [EARLIER_BUILD]: {
          publishedAt: '2026-01-01T00:00:00.000Z',
          remoteEntry: 'sha256-earlier',
          routes: [{ id: 'tried', expose: './header', paths: ['/mobiltelefoner/'], searchParams: [], reloadOn: [] }],
          slots: { header: './header' },
        },
      },
    },
  },
} as unknown as Registry;

/** One service behind the edge for everything but the CMS, checkout, Min Side and dealer area included. */
export const allAt = (url: string): NodeJS.ProcessEnv => ({
  SHOP_API_URL: url,
  CHECKOUT_URL: url,
  MY_PAGES_URL: url,
  DEALER_URL: url,
});

/** @param variables of the shell's environment */
export async function createTestEdge(variables: NodeJS.ProcessEnv = {}): Promise<TestEdge> {
  const distDir = mkdtempSync(join(tmpdir(), 'test-edge-'));
  const buildFolder = join(distDir, SHELL_BUILD);
  mkdirSync(buildFolder);
  const openPagesFile = join(buildFolder, 'shop-frame.js');
  writeFileSync(openPagesFile, 'document.title;');
  const [api, cms] = await Promise.all([createFakeBackend(), createFakeBackend()]);
  // The fake backends answer at once: only a busy machine could miss the deadline.
  const defaults = { ...allAt(api.url), CMS_URL: cms.url, EDGE_KEY: 'edge-key', RENDER_DEADLINE_MS: '60000' };
  const env = parseEnv({ ...defaults, ...variables }, distDir);
  const logged: LogEntry[] = [];
  const log: ServerLog = {
    info: (facts, message) => void logged.push({ level: 'info', message, facts }),
    warning: (message, facts) => void logged.push({ level: 'warning', message, facts }),
    error: (error, facts) =>
      void logged.push({
        level: 'error',
        message: error instanceof Error ? error.message : String(error),
        facts,
        stack: error instanceof Error ? error.stack : undefined,
      }),
  };
  const builds = createFakeBuilds();
  const shell = createShellAssets(openPagesFile);
  const metrics = new ShellMetrics({
    composition: () => ({ ...builds, registry }),
    responseCache: () => pages.cacheSize,
  });
  const files = new KeptFiles(join(distDir, 'frame'));
  const rendering = {
    config: env.publicConfig,
    shell,
    composition: builds,
    metrics,
    files,
    log,
    now: Date.now,
    clock: () => performance.now(),
  };
  const upstreams = createUpstreams(env.upstreams, metrics);
  const pages: PageServer = new PageServer(rendering);
  const toLabels = createLabels({ registry: () => registry, shellBuilds: [SHELL_BUILD] });
  const verdicts: Verdict[] = [];
  const canaryAnalysis = new CanaryAnalysis({ onVerdict: (verdict) => void verdicts.push(verdict), now: Date.now });
  const figures = new BuildFigures({ registry: () => registry, toLabels, metrics, canaryAnalysis });
  const app = await createEdge({
    env,
    log,
    logger: pino({ level: 'silent' }),
    composition: Object.assign(builds, { registry }) as unknown as Composition,
    pages,
    siteChrome: new SiteChromeServer(rendering),
    files,
    shell,
    metrics,
    upstreams,
    toLabels,
    figures,
    canaryAnalysis,
    peers: { peerCount: 0, unreachable: [] },
    verdicts: { all: verdicts },
  });
  return {
    app,
    builds,
    api,
    cms,
    metrics,
    figures,
    canaryAnalysis,
    verdicts,
    logged,
    buildFolder,
    close: async () => {
      await app.close();
      await Promise.all([api.close(), cms.close()]);
      rmSync(distDir, { recursive: true });
    },
  };
}
