import type { APIRequestContext, Page } from '@playwright/test';
import { buildIn } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { METRICS_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const REMOTE = 'mfe-lists';
const PATH = '/mobiltelefoner/';
const FAULT = 'a planted fault';

interface Container {
  readonly init: unknown;
  readonly get: (expose: string) => Promise<() => object>;
}

/** The page of the remote throws when the browser renders it. The files stay as they are, so integrity holds. */
async function breakPage(page: Page) {
  await page.addInitScript(
    ([name, fault]) => {
      let broken: Container | undefined;
      Object.defineProperty(globalThis, name, {
        get: () => broken,
        set({ init, get }: Container) {
          const Page = () => {
            throw new Error(fault);
          };
          const getBroken: Container['get'] = async (expose) => {
            const factory = await get(expose);
            return expose === './page' ? () => ({ ...factory(), Page }) : factory;
          };
          broken = { init, get: getBroken };
        },
      });
    },
    [REMOTE.replaceAll('-', '_'), FAULT] as const,
  );
}

/** Errors that browsers have reported of a build so far. */
async function countedErrors(request: APIRequestContext, build: string | undefined): Promise<number> {
  const metrics = await (await request.get(METRICS_URL)).text();
  const name = `shop_browser_reports_total{level="error",remote="${REMOTE}",build="${build}"} `;
  const line = metrics.split('\n').find((known) => known.startsWith(name));
  return Number(line?.slice(name.length) ?? 0);
}

test('a slot that throws in the browser is reported once, with its remote and build, and counted', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allowed.push(new RegExp(FAULT));
  const reports: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/_shop/errors') reports.push(sent.postData() ?? '');
  });
  const builds = (await request.get('/')).headers()['x-shop-builds'] ?? '';
  const build = buildIn(builds, REMOTE);
  const before = await countedErrors(request, build);

  await breakPage(page);
  await page.goto(`${PATH}?utm_source=newsletter`);
  await untilInteractive(page, 'header');
  await expect.poll(() => countedErrors(request, build)).toBe(before + 1);
  expect(reports).toHaveLength(1);
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({
    level: 'error',
    remote: REMOTE,
    build,
    page: PATH,
    message: `Error: ${FAULT}`,
    where: 'slot',
  });
});
