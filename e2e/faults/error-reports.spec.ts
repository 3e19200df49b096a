import type { Page } from '@playwright/test';
import { untilInteractive } from '../setup/hydrated';
import { METRICS_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const REMOTE = 'mfe-subscriptions';
const PATH = '/mobilabonnement/';
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
  await breakPage(page);
  const response = await page.goto(`${PATH}?utm_source=newsletter`);
  const build = new RegExp(`${REMOTE}@([0-9a-f]{12})`).exec(response?.headers()['x-shop-builds'] ?? '')?.[1];
  await untilInteractive(page, 'header');

  const counter = `shop_browser_reports_total{level="error",remote="${REMOTE}",build="${build}"} 1`;
  await expect.poll(async () => (await request.get(METRICS_URL)).text()).toContain(counter);
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
