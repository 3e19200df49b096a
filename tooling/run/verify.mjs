import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';
import { ruleCoverage, summaryOf } from '../docs/rule-coverage.mjs';
import { checkGallery } from '../gallery/gallery.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { buildAll } from './build-all.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { howItEnded } from './run-program.mjs';

const NO_TESTS = ['/node_modules/', '/dist/', '/.build/'];
/**
 * `npm run unit` runs all. Here the API's tests run on PostgreSQL, and on the embedded database a slice: the drivers, orders and the import; a
 * generated remote is built, released and used by an end-to-end test, without lint, types and tests of its own.
 */
const ON_POSTGRES_ONLY =
  '/shop-api/(src/(?!database/|cart/orders/|catalogue/import/|http/server-limits|concurrency/)|stand-ins/)';
const SLOW = '/tooling/new-remote/generated-remote\\.test';
/** Of the embedded database and of servers without one: they have run by then. */
const NOT_ON_POSTGRES = '/shop-api/src/(http/server-limits|database/(folder-lock|private-folder|snapshot))\\.test';

/** The only gate, the same on every machine and in CI: types, lint, architecture, dead code, unit and component tests, build, the component gallery, end to end. */
export async function verify() {
  rmSync(join(ROOT, '.reports'), { recursive: true, force: true });
  const results = [];
  const run = (name, command, args, env = {}) => {
    const began = Date.now();
    console.log(`\n── ${name}`);
    const { status, signal } = spawnSync(process.execPath, [join(ROOT, 'node_modules', command), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    results.push(toResult(name, status, signal, began));
  };

  // Takes minutes on a clean clone, mostly in time in which tests wait. What failed the build does again, and says why.
  const preparation = buildAll(['shop-api'], { isUrgent: false }).catch(() => undefined);
  // Each of them uses one core.
  results.push(
    ...(
      await Promise.all([
        checkInTurn([['lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']]]),
        checkInTurn([
          ['types', 'typescript/bin/tsc', ['--noEmit']],
          ['types of the pure core', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.pure.json']],
          ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
          ['lint of styles', 'stylelint/bin/stylelint.mjs', ['**/*.css']],
          ['lint rules fire', '../tooling/lint/self-test.mjs', []],
          ['architecture', '../tooling/arch/check.mjs', []],
          ['architecture rules fire', '../tooling/arch/self-test.mjs', []],
          ['dead code', 'knip/bin/knip.js', []],
          ['code that production does not reach', '../tooling/dead-code/check.mjs', []],
        ]),
      ])
    ).flat(),
  );
  run('unit and component tests', 'jest/bin/jest.js', [
    '--testPathIgnorePatterns',
    ON_POSTGRES_ONLY,
    SLOW,
    ...NO_TESTS,
  ]);
  const postgres = await startPostgres();
  if (postgres) {
    run(
      'the API on PostgreSQL',
      'jest/bin/jest.js',
      ['shop-api', '--testPathIgnorePatterns', NOT_ON_POSTGRES, ...NO_TESTS],
      {
        TEST_DATABASE_URL: postgres.url,
        JEST_REPORT: 'jest-postgres.json',
      },
    );
    await postgres.stop();
  } else {
    results.push({
      name: 'the API on PostgreSQL: PostgreSQL 15 or newer is not installed and could not be installed',
      ok: false,
      seconds: 0,
    });
  }
  console.log('\n── build');
  await preparation;
  // Tests see few pictures: the API makes those when they are first asked for.
  await buildAll(undefined, { isUrgent: false });
  run('sizes are within their budgets', '../tooling/perf/sizes.mjs', ['--budgets']);
  run('nothing lost when processes are killed', '../shop-api/durability/kill.mjs', ['3']);
  const began = Date.now();
  console.log('\n── component gallery');
  results.push({
    name: 'component gallery',
    ok: await checkGallery({ pictures: 'slice' }),
    seconds: (Date.now() - began) / 1000,
  });
  const executablePath = await ensureChromium();
  run(
    'end to end',
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', '--project=desktop', '--project=phone', '--project=faults'],
    executablePath ? { CHROMIUM_PATH: executablePath } : {},
  );

  const coverage = ruleCoverage();
  const { met: floor } = JSON.parse(readFileSync(join(ROOT, 'tooling/docs/met-floor.json'), 'utf8'));
  results.push({ name: `at least ${floor} rules are met`, ok: coverage.met.size >= floor, seconds: 0 });

  console.log('');
  for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`);
  console.log(summaryOf(coverage));
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}

const toResult = (name, status, signal, began) => {
  const ok = status === 0;
  return { name: ok ? name : `${name}: ${howItEnded(status, signal)}`, ok, seconds: (Date.now() - began) / 1000 };
};

/** Runs programs one after the other beside other such lanes: what each writes is shown when it has ended. */
async function checkInTurn(programs) {
  const results = [];
  for (const [name, command, args] of programs) {
    const began = Date.now();
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', command), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => written.push(bytes));
    const [status, signal] = await once(child, 'close');
    console.log(`\n── ${name}`);
    process.stdout.write(Buffer.concat(written));
    results.push(toResult(name, status, signal, began));
  }
  return results;
}
