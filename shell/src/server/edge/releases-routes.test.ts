import { PATHS } from 'shared-domain/contracts/paths';
import { CANARY_BUILD, HEADER_BUILD } from '../testing/fake-builds';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

const PASSWORD = 'a-long-enough-password';
const authorization = `Basic ${Buffer.from(`team:${PASSWORD}`).toString('base64')}`;

let edge: TestEdge;
beforeEach(async () => {
  edge = await createTestEdge({ ADMIN_PASSWORD: PASSWORD });
});
afterEach(() => edge.close());

const open = (path: string, headers = { authorization }) => edge.app.inject({ url: path, headers });
const remote = 'mfe-header';

test('only the team sees releases; without ADMIN_PASSWORD the page does not exist', async () => {
  for (const path of [PATHS.releases, PATHS.releasesData]) {
    const refused = await edge.app.inject(path);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Basic/)]);
    expect(refused.body).not.toContain(HEADER_BUILD);
  }
  const without = await createTestEdge();
  expect((await without.app.inject({ url: PATHS.releasesData, headers: { authorization } })).statusCode).toBe(404);
  await without.close();
});

test('all doors of the team share one count of wrong passwords, also those of the API', async () => {
  const wrong = { authorization: `Basic ${Buffer.from('team:a-wrong-password-here').toString('base64')}` };
  const ROOM = '/api/admin/waiting-room/';
  edge.api.answer = ({ headers }) => ({ status: headers.authorization === authorization ? 200 : 401 });
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await edge.app.inject({ url: path, headers })).statusCode;
  for (let each = 0; each < 20; each += 1) expect(await statusOf(ROOM, { authorization })).toBe(200);
  for (const path of [PATHS.releases, PATHS.testing, ROOM])
    for (let each = 0; each < 3; each += 1) expect(await statusOf(path, wrong)).toBe(401);
  expect(await Promise.all([ROOM, ROOM, ROOM, ROOM].map((path) => statusOf(path, wrong)))).toEqual([
    401, 429, 429, 429,
  ]);
  for (const path of ['/api/%61dmin/waiting-room/', PATHS.releases, PATHS.testing])
    expect(await statusOf(path, { authorization })).toBe(429);
  expect(await statusOf('/api/cart/get/', {})).toBe(401);
});

test('the page lists builds, shares and figures, and rejected canaries with the reason', async () => {
  edge.builds.setCanary(5);
  edge.canaryAnalysis.follow(edge.builds.canaries, () => HEADER_BUILD);
  const page = { claims: () => true, isUnrendered: () => false };
  edge.figures.countView({ remote, build: CANARY_BUILD }, page);
  edge.figures.countFailure('error', { remote, build: CANARY_BUILD }, page);
  edge.figures.addVitals({ lcp: 1_234 }, { remote, build: CANARY_BUILD });
  edge.verdicts.push({ remote, build: 'eeeeeeeeeeee', at: '2026-01-02T00:00:00.000Z', reason: '<b>It failed' });
  const { statusCode, headers, body } = await open(PATHS.releases);
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  expect(body).toContain(`The canary <code>${CANARY_BUILD}</code> is for 5 % of the visitors.`);
  expect(body).toContain('it failed in 1 of 1 views, the stable build in 0 of 0');
  expect(body).toMatch(new RegExp(`<td>${CANARY_BUILD}</td><td>canary</td><td>[^<]*</td>(<td class="n">\\d</td>){4}`));
  expect(body).toContain('1234 ms');
  expect(body).toContain('&lt;b&gt;It failed');
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(body) ?? [];
  expect(style).not.toBe('');
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
});

test('a canary that is not served is shown as such, whatever its share', async () => {
  expect((await open(PATHS.releases)).body).toContain(
    `The canary <code>${CANARY_BUILD}</code> is not served (share 5 %)`,
  );
});

test('the same data is available as JSON', async () => {
  edge.builds.setCanary(5);
  edge.figures.countView({ remote, build: HEADER_BUILD });
  expect((await open(PATHS.releasesData)).json()).toMatchObject({
    revision: 1,
    remotes: [
      {
        remote,
        canary: { build: CANARY_BUILD, percent: 5, isServed: true },
        builds: [
          { build: HEADER_BUILD, role: 'stable', figures: { views: 1, errors: 0 } },
          { build: CANARY_BUILD, role: 'canary' },
          { role: 'earlier' },
        ],
      },
    ],
    verdicts: [],
    history: [],
  });
});
