import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { copyWorkspace } from './copy-workspace';

/** Files of others that the generator changes. */
const CHANGED = ['docker-compose.yml', '.github/CODEOWNERS', 'package-lock.json'];

describe('a remote that the generator wrote', () => {
  let copy = '';
  const before = new Map<string, string>();
  const node = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', SHOP_BUILD: '', JEST_REPORT: 'jest.json' },
    });
    return { status, output: `${stdout}${stderr}` };
  };

  beforeAll(() => {
    copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-remote-')));
    copyWorkspace(copy);
    for (const file of CHANGED) before.set(file, readFileSync(join(copy, file), 'utf8'));
    const { status, output } = node('tooling/generator/new-remote.ts', 'wishlist', '--path', '/onskeliste/');
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('/onskeliste/') as string });
    writeFileSync(
      join(copy, 'tsconfig.wishlist.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: ['mfe-wishlist/src/**/*', 'shared-domain/types/*.d.ts'],
      }),
    );
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each([
    ['is formatted', ['node_modules/oxfmt/bin/oxfmt', '--list-different', 'mfe-wishlist', 'docker-compose.yml']],
    ['passes the linter', ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '-f', 'unix', 'mfe-wishlist']],
    ['passes the linter of styles', ['node_modules/stylelint/bin/stylelint.mjs', 'mfe-wishlist/**/*.css']],
    ['has no type errors', ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.wishlist.json']],
    ['keeps to the architecture', ['tooling/checks/arch/check.ts']],
    [
      'passes its own tests and those that compare lists of remotes',
      [
        'node_modules/jest/bin/jest.js',
        '-w',
        '1',
        'mfe-wishlist',
        'tooling/build/remote-lists',
        'shell/src/federation',
      ],
    ],
  ])(
    '%s',
    (_, command) => {
      const { status, output } = node(...command);
      expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
    },
    120_000,
  );

  test('is built for the browser and for the server', () => {
    const { status, output } = node('tooling/build/build.ts', 'mfe-wishlist');
    expect({ status, output }).toMatchObject({ status: 0 });
    const { build } = JSON.parse(readFileSync(join(copy, 'mfe-wishlist/dist/current.json'), 'utf8')) as {
      readonly build: string;
    };
    for (const file of ['remoteEntry.js', 'server.cjs', 'release.json'])
      expect(existsSync(join(copy, 'mfe-wishlist/dist', build, file))).toBe(true);
  }, 180_000);

  describe('is released by its own checks', () => {
    const registryFile = () => join(copy, 'registry.json');
    const release = (...words: readonly string[]) => {
      process.env['REGISTRY_FILE'] = registryFile();
      return node('tooling/release/release.ts', 'mfe-wishlist', ...words);
    };
    beforeAll(() => {
      // The packages that are built already need not be built again for the budgets.
      for (const name of ['shell', 'mfe-header'])
        if (existsSync(join(ROOT, name, 'dist')))
          cpSync(join(ROOT, name, 'dist'), join(copy, name, 'dist'), { recursive: true });
      const empty = { schemaVersion: 1, revision: 0, updatedAt: '2026-01-01T00:00:00Z', remotes: {} };
      writeFileSync(registryFile(), JSON.stringify(empty));
      process.env['REGISTRY_FILE'] = registryFile();
      expect(node('tooling/release/registry-command.ts', 'adopt', '--reason', 'A new shop').status).toBe(0);
    }, 60_000);
    afterAll(() => delete process.env['REGISTRY_FILE']);

    test('it is built, checked and compared with what is in use, then it is stable', () => {
      const { status, output } = release();
      expect({ status, output }).toMatchObject({ status: 0 });
      for (const check of ['build', 'types', 'boundaries', 'contract', 'unit and component tests', 'size budgets'])
        expect(output).toContain(`✓ mfe-wishlist: ${check}`);
      expect(output).toMatch(/mfe-wishlist: 1\.0\.0-[0-9a-f]{32} is stable/);
    }, 600_000);

    test('a check that fails ends the release, and says which', () => {
      const file = join(copy, 'mfe-wishlist/src/data/wishlist-head.ts');
      const before = readFileSync(registryFile(), 'utf8');
      writeFileSync(file, `${readFileSync(file, 'utf8')}\nexport const wrong: number = 'text';\n`);
      const { status, output } = release('--dry-run');
      expect([status, output]).toEqual([
        1,
        expect.stringMatching(/Not released\. mfe-wishlist: types ended with exit [12]\.[^]*TS2322/),
      ]);
      expect(readFileSync(registryFile(), 'utf8')).toBe(before);
    }, 600_000);
  });

  test('is taken out again with everything that was written for it', () => {
    const consumer = join(copy, 'mfe-cart/contracts/mfe-wishlist.json');
    writeFileSync(consumer, '{}');
    expect(node('tooling/generator/new-remote.ts', '--remove', 'wishlist')).toMatchObject({
      status: 1,
      output: expect.stringContaining('mfe-cart relies on mfe-wishlist') as string,
    });
    rmSync(consumer);
    expect(node('tooling/generator/new-remote.ts', '--remove', 'wishlist').status).toBe(0);
    for (const [file, text] of before) expect([file, readFileSync(join(copy, file), 'utf8')]).toEqual([file, text]);
    for (const path of ['mfe-wishlist', 'shell/contracts/mfe-wishlist.json', 'node_modules/mfe-wishlist'])
      expect([path, existsSync(join(copy, path))]).toEqual([path, false]);
    expect(node('tooling/generator/new-remote.ts', '--remove', 'wishlist').output).toContain(
      'There is no remote mfe-wishlist.',
    );
  }, 60_000);
});
