/** Work on one remote: `npm run dev -w mfe-lists` inside a shop that runs elsewhere, and its dev server tried in that shop. */
import { untilInteractive } from '../setup/hydrated';
import { API_URL, DEVELOPMENT_PORT, SHOP_URL } from '../setup/shop-control';
import { TeamWorkspace } from '../setup/team-workspace';
import { expect, test } from '../setup/test';

const REMOTE = 'mfe-lists';
const PATH = '/mobiltelefoner/';
const PORTS = {
  PORT: String(DEVELOPMENT_PORT),
  API_PORT: String(DEVELOPMENT_PORT + 1),
  IDENTITY_PORT: String(DEVELOPMENT_PORT + 2),
  CMS_PORT: String(DEVELOPMENT_PORT + 3),
  OPERATOR_PORT: String(DEVELOPMENT_PORT + 4),
  METRICS_PORT: String(DEVELOPMENT_PORT + 5),
  SHELL_DEV_PORT: String(DEVELOPMENT_PORT + 6),
  OPERATOR_MAIL_PORT: String(DEVELOPMENT_PORT + 7),
  REMOTE_PORT_BASE: String(DEVELOPMENT_PORT + 10),
};
/** Its dev server's: the remotes are in the order of their own ports. */
const DEV_SERVER = `http://localhost:${DEVELOPMENT_PORT + 15}`;
const READY_MS = 300_000;

const team = new TeamWorkspace(REMOTE);
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.beforeAll(async () => {
  await team.copy();
  team.copyBuilds('shell', 'shop-api', 'reference-systems');
  team.start(['tooling/bootstrap.mjs', 'dev', REMOTE], {
    ...PORTS,
    SHOP_REGISTRY: SHOP_URL,
    // The copy has no pictures.
    SHOP_API_URL: API_URL,
  });
  await expect
    .poll(async () => (await fetch(`http://localhost:${PORTS.PORT}/health/ready`).catch(() => undefined))?.status, {
      timeout: READY_MS,
      intervals: [1_000],
    })
    .toBe(200);
  await expect
    .poll(async () => (await fetch(`${DEV_SERVER}/remoteEntry.js`).catch(() => undefined))?.status, {
      timeout: READY_MS,
      intervals: [1_000],
    })
    .toBe(200);
});
test.afterAll(() => team.end());

test('an edit is seen at once and the page keeps its state; the other remotes are those of the shop that was named', async ({
  page,
  request,
}) => {
  const inUse = (await (await request.get('/_shop/registry.json')).json()) as {
    readonly remotes: Readonly<Record<string, { readonly build: string }>>;
  };
  await page.goto(`http://localhost:${PORTS.PORT}${PATH}`);
  await untilInteractive(page, 'page');
  await expect(page.locator('[data-slot="header"]').first()).toHaveAttribute(
    'data-build',
    inUse.remotes['mfe-header']?.build ?? '',
  );
  const search = page.getByPlaceholder('Søk på merke eller modell');
  await search.fill('pixel');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  team.edit('src/texts/nb.ts', (text) => text.replace('Søk på merke eller modell', 'Merke eller modell'));
  const edited = page.getByPlaceholder('Merke eller modell', { exact: true });
  await expect(edited).toBeVisible({ timeout: 30_000 });
  await expect(edited).toHaveValue('pixel');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the dev server is tried in the shop that runs, by its address, and by no one else', async ({ page, request }) => {
  await page.goto(`${PATH}?remote=${REMOTE}@${DEV_SERVER}`);
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('complementary', { name: 'Testversjon' })).toContainText(new URL(DEV_SERVER).host);
  await untilInteractive(page, 'page');
  await expect(page.getByPlaceholder('Merke eller modell', { exact: true })).toBeVisible();
  expect(await (await request.get(PATH)).text()).toContain('Søk på merke eller modell');
});
