/** The real renderer in a real worker process, with builds that hang: the right remote is quarantined, or none. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FederationRoute, FederationSlots } from 'release-protocol/federation-schema';
import { planLanes } from 'release-protocol/lanes';
import { useTestConfig } from 'shared-domain/testing';
import type { FromWorker, PreparedBuild, WrittenPage } from '../../renderer/messages';
import { realWorkers } from '../../renderer/testing/worker-processes';
import type { ServerLog } from '../observability/server-log';
import { LanePools, type ServedLane } from '../registry/lane-pools';
import { workerSetup } from '../testing/shell-assets';
import type { LaneRenderer } from './lane-renderer';

const DEADLINE_MS = 1_500;
const ENDLESS = 'for (;;);';
const AFTER_AWAIT = 'await new Promise((resolve) => setTimeout(resolve, 50));';
const FOREVER = 'await new Promise(() => undefined);';

/** Workers are warmed up with it: it does no harm. */
const SAMPLE = '/prove/';
const butNotInSample = (statements: string) => `if (pathname !== '${SAMPLE}') { ${statements} }`;
/** Source of a remote's server bundle. @param loader statements of its page's loader */
const pageBundle = (loader: string, render = '') => `
  module.exports = { './page': {
    loader: async ({ pathname }) => { ${butNotInSample(loader)} return { kind: 'data', data: pathname }; },
    head: () => ({ title: 'A page' }),
    Page: ({ data: pathname }) => { ${butNotInSample(render)} return 'A page'; },
  } };`;
const slotBundle = (loader: string, render = '') => {
  const slot = `{
    loader: async () => { ${loader} return { data: null }; },
    Slot: ({ pathname }) => { ${render} return 'A slot'; },
  }`;
  return `module.exports = { './header': ${slot}, './footer': ${slot} };`;
};
/** Only on the page in question: every worker renders the home page when it starts. */
const onCart = (statements: string) => `if (pathname === '/handlekurv/') { ${statements} }`;

const route = (path: string): FederationRoute => ({
  id: 'page',
  expose: './page',
  paths: [path, SAMPLE],
  sample: SAMPLE,
  searchParams: [],
  reloadOn: [],
});

let folder = '';
let renderer: LaneRenderer | undefined;
let lanes: readonly ServedLane[] = [];
let quarantined: string[];
let reports: Extract<FromWorker, { type: 'report' }>[];
beforeEach(() => {
  useTestConfig();
  folder = mkdtempSync(join(tmpdir(), 'hanging-'));
  quarantined = [];
  reports = [];
});
afterEach(async () => {
  await LanePools.close(lanes, []);
  rmSync(folder, { recursive: true });
});

function build(remote: string, source: string, routes: FederationRoute[], slots: FederationSlots = {}): PreparedBuild {
  const serverFile = join(folder, `${remote}.cjs`);
  writeFileSync(serverFile, source);
  const assets = { files: {}, entry: [], exposes: {}, needs: {} };
  return { remote, build: '0123456789ab', base: '/', folder, remoteEntry: '', serverFile, assets, routes, slots };
}

async function start(
  ...[header, list, cart]: readonly [header: string, list: string, cart: string]
): Promise<LaneRenderer | undefined> {
  const options = {
    workers: realWorkers(folder),
    size: 1,
    deadlineMs: DEADLINE_MS,
    onReport: (report: (typeof reports)[number]) => reports.push(report),
    onQuarantine: ({ remote }: PreparedBuild) => quarantined.push(remote),
    onRendererLost: () => undefined,
  };
  const { config, document } = workerSetup(undefined);
  const builds = [
    build('mfe-header', header, [], { header: './header', footer: './footer' }),
    build('mfe-lists', list, [route('/mobiltelefoner/')]),
    build('mfe-cart', cart, [route('/handlekurv/')]),
  ];
  const log = { error: () => undefined } as unknown as ServerLog;
  const pools = new LanePools({ pool: options, config, document, log }, () => undefined);
  lanes = await pools.start(planLanes([]), builds, { running: [], devReleases: {} });
  return lanes[0]?.lane.renderer;
}

const fine = pageBundle('');
const fineSlots = slotBundle('');
async function page(url: string) {
  const answer = (await renderer?.render({ url, renderedAt: 0 })) as WrittenPage;
  return { ...answer, body: brotliDecompressSync(answer.document).toString() };
}
async function untilAnswers(url: string): Promise<Awaited<ReturnType<typeof page>>> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await page(url).catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The pool did not recover');
}

test('builds that do not hang: the page with its slots', async () => {
  renderer = await start(fineSlots, fine, fine);
  const { status, body, degraded } = await page('/handlekurv/');
  expect([status, degraded]).toEqual([200, []]);
  expect(body.match(/A slot/g)).toHaveLength(2);
  expect(body).toContain('A page');
});

test.each([
  ['a page’s loader loops', fineSlots, pageBundle(ENDLESS), 'mfe-cart'],
  [
    'a page’s loader loops after it has waited beside the slots’ loaders',
    slotBundle(AFTER_AWAIT.repeat(4)),
    pageBundle(AFTER_AWAIT + ENDLESS),
    'mfe-cart',
  ],
  ['a page loops while it is drawn', fineSlots, pageBundle('', ENDLESS), 'mfe-cart'],
  ['a slot loops while it is drawn', slotBundle('', onCart(ENDLESS)), fine, 'mfe-header'],
  ['a loader ends the process', fineSlots, pageBundle('process.exit(1);'), 'mfe-cart'],
])('%s: its build is quarantined, other pages go on', async (_case, header, cart, culprit) => {
  renderer = await start(header, fine, cart);
  const first = page('/handlekurv/').catch(() => undefined);
  expect((await untilAnswers('/mobiltelefoner/')).status).toBe(200);
  expect((await first)?.degraded ?? [culprit]).toContain(culprit);
  for (let tries = 0; tries < 100 && quarantined.length === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(quarantined).toEqual([culprit]);
  expect((await page('/handlekurv/')).degraded).toContain(culprit);
});

test('a report names the build whose code ran, whatever the code says', async () => {
  const blaming = `require('shared-domain/runtime/error-report').reportError(new Error('defect'), { remote: 'mfe-lists', build: 'other' });`;
  renderer = await start(fineSlots, fine, pageBundle(blaming));
  await page('/handlekurv/');
  expect(reports.map(({ context }) => [context['remote'], context['build']])).toEqual([['mfe-cart', '0123456789ab']]);
});

test('what a remote leaves behind ends the process outside its render: the stack names it, not who renders then', async () => {
  const leaves = "setTimeout(() => { throw new Error('left behind'); }, 300);";
  renderer = await start(
    fineSlots,
    pageBundle('await new Promise((resolve) => setTimeout(resolve, 800));'),
    pageBundle(leaves),
  );
  await page('/handlekurv/');
  const other = page('/mobiltelefoner/').catch(() => undefined);
  await untilAnswers('/mobiltelefoner/');
  await other;
  expect(quarantined).toEqual(['mfe-cart']);
  expect(reports.map(({ message }) => message)).toEqual([expect.stringContaining('left behind')]);
});

test('a page’s loader that never resolves is given up in time: the page says so within its slots, and no remote is quarantined', async () => {
  renderer = await start(fineSlots, fine, pageBundle(FOREVER));
  const { status, body } = await page('/handlekurv/');
  expect(status).toBe(503);
  expect(body.match(/A slot/g)).toHaveLength(2);
  expect(reports.map(({ message }) => message)).toEqual([
    expect.stringContaining("The page's loader took longer than"),
  ]);
  expect((await page('/mobiltelefoner/')).status).toBe(200);
  expect(quarantined).toEqual([]);
});

test('a slot’s loader that never resolves is given up: the page is served without the slot’s data', async () => {
  renderer = await start(slotBundle(FOREVER), fine, fine);
  const { status, body, degraded } = await page('/handlekurv/');
  expect([status, degraded]).toEqual([200, ['mfe-header']]);
  expect(body).toContain('A page');
  expect(body).not.toContain('A slot');
  expect(reports.map(({ context }) => context['remote'])).toContain('mfe-header');
  expect(quarantined).toEqual([]);
});
