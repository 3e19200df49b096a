/** The steps in which a team releases its remote, by the commands of docs/releasing.md. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildIn, variantOf } from '../setup/builds-in-use';
import { REGISTRY_FILE, REMOTE_PORT_BASE, SHOP_URL } from '../setup/shop-control';
import { TeamWorkspace } from '../setup/team-workspace';
import { expect, test } from '../setup/test';

const ROOT = resolve(__dirname, '../..');
const PATH = '/mobiltelefoner/';
const UNCHECKED = ['--without-checks', 'end-to-end test'] as const;

test.describe.configure({ mode: 'serial' });

async function page(): Promise<{ readonly html: string; readonly buildOf: (remote: string) => string }> {
  const response = await fetch(SHOP_URL + PATH);
  const builds = response.headers.get('x-shop-builds');
  return { html: await response.text(), buildOf: (remote) => buildIn(builds, remote) };
}

/** A command of another process, as of a team on the same machine. @returns what it wrote */
async function command(program: 'release' | 'registry-command', ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', `tooling/release/${program}.ts`, ...words],
    {
      cwd: ROOT,
      env: { ...process.env, REGISTRY_FILE, REMOTE_PORT_BASE: String(REMOTE_PORT_BASE), SHOP_ORIGIN: SHOP_URL },
    },
  );
  return stdout;
}

test('of teams that release at the same moment none is lost, and the shop serves what all of them released', async () => {
  const remotes = ['mfe-lists', 'mfe-pdp', 'mfe-cart', 'mfe-header'];
  const before = await page();
  const builds = new Map<string, string>();
  for (const remote of remotes) builds.set(remote, await variantOf(remote));
  try {
    const outputs = await Promise.all(
      [...builds].map(([remote, build]) => command('release', remote, build, ...UNCHECKED)),
    );
    expect(outputs.filter((output) => !output.includes('Served after'))).toEqual([]);
    // A command that has ended says the truth: it is not waited for.
    const { buildOf } = await page();
    expect(remotes.map(buildOf)).toEqual([...builds.values()]);
    const history = (await command('registry-command', 'history')).split('\n').slice(0, remotes.length);
    for (const [remote, build] of builds)
      expect(history).toContainEqual(expect.stringMatching(new RegExp(`release +${remote} .*→ ${build}`)));
  } finally {
    for (const remote of remotes) await command('release', remote, before.buildOf(remote), ...UNCHECKED);
  }
});

test.describe('in a workspace of its own', () => {
  test.describe.configure({ timeout: 600_000 });
  const team = new TeamWorkspace('mfe-lists');
  test.beforeAll(async () => {
    await team.copy();
    team.copyBuilds('shell', 'mfe-header', 'mfe-lists');
    await team.serve();
  });
  test.afterAll(() => team.end());

  test('a changed text is checked, released, served, and taken back; what other teams rely on cannot be broken', async () => {
    const [before, after] = ['Søk på merke eller modell', 'Søk på merke, modell eller minne'];
    const first = (await page()).buildOf('mfe-lists');
    expect((await page()).html).toContain(before);
    team.edit('src/texts/nb.ts', (text) => text.replace(before, after));
    await team.npm('contract', '-w', 'mfe-lists');

    await test.step('a dry run does all of it but the last step', async () => {
      const output = await team.npm('release', '-w', 'mfe-lists', '--', '--raise', 'patch', '--dry-run');
      for (const check of ['build', 'types', 'boundaries', 'contract', 'unit and component tests', 'size budgets'])
        expect(output).toContain(`✓ mfe-lists: ${check}`);
      expect(output).toMatch(/1\.0\.1-[0-9a-f]{32} can be deployed\. Nothing was changed/);
      expect((await page()).buildOf('mfe-lists')).toBe(first);
    });

    const next = team.currentBuild();
    expect(next).toMatch(/^1\.0\.1-/);
    await test.step('released, the running shop serves it', async () => {
      await team.npm('release', '-w', 'mfe-lists');
      await expect.poll(async () => (await page()).buildOf('mfe-lists')).toBe(next);
      expect((await page()).html).toContain(after);
    });

    await test.step('status and history say so', async () => {
      expect(await team.npm('registry', '--', 'status')).toMatch(new RegExp(`mfe-lists +${next} `));
      expect(await team.npm('registry', '--', 'history', 'mfe-lists')).toMatch(
        new RegExp(`release +mfe-lists +${first} → ${next} by end-to-end test`),
      );
    });

    await test.step('the same version with other content is refused', async () => {
      team.edit('src/texts/nb.ts', (text) => text.replace(after, 'Søk'));
      await team.build();
      await expect(team.node('tooling/release/release.ts', 'mfe-lists', ...UNCHECKED)).rejects.toThrow(
        /mfe-lists 1\.0\.1 is published with other content/,
      );
    });

    await test.step('a page that another team links to is missed by the contract', async () => {
      team.edit('federation.json', (text) => text.replace('"paths": ["/"]', '"paths": ["/hjem/"]'));
      await expect(team.npm('contract', '-w', 'mfe-lists')).rejects.toThrow(/mfe-pdp/);
      team.edit('federation.json', (text) => text.replace('"paths": ["/hjem/"]', '"paths": ["/"]'));
    });

    await test.step('a build that listens to what no one sends cannot be deployed', async () => {
      team.edit('federation.json', (text) => text.replace('"listens": []', '"listens": ["shop:cart:line-added@2"]'));
      team.edit('package.json', (text) => text.replace('"version": "1.0.1"', '"version": "1.0.2"'));
      await team.build();
      await expect(team.node('tooling/release/release.ts', 'mfe-lists', ...UNCHECKED)).rejects.toThrow(
        /listens to shop:cart:line-added@2/,
      );
      expect((await page()).buildOf('mfe-lists')).toBe(next);
    });

    await test.step('a pinned remote is not released, and goes back all the same', async () => {
      await team.npm('registry', '--', 'pin', 'mfe-lists');
      await expect(team.node('tooling/release/release.ts', 'mfe-lists', first, ...UNCHECKED)).rejects.toThrow(
        /mfe-lists is pinned/,
      );
      await team.npm('registry', '--', 'rollback', 'mfe-lists', '--reason', 'Feil i teksten');
      await expect.poll(async () => (await page()).buildOf('mfe-lists')).toBe(first);
      await team.npm('registry', '--', 'unpin', 'mfe-lists');
      expect(await team.npm('registry', '--', 'history', 'mfe-lists')).toContain('Feil i teksten');
    });
  });
});
