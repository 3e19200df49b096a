import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';
import { ruleCoverage, summaryOf } from '../docs/rule-coverage.mjs';
import { checkGallery } from '../gallery/gallery.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { buildAll } from './build-all.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { howItEnded } from './run-program.mjs';

/** The only gate, the same on every machine and in CI: types, lint, architecture, dead code, unit and component tests, build, the component gallery, end to end. */
export async function verify() {
  rmSync(join(ROOT, '.reports'), { recursive: true, force: true });
  const results = [];
  const step = (name, command, args, env = {}) => {
    const began = Date.now();
    console.log(`\n── ${name}`);
    const { status, signal } = spawnSync(process.execPath, [join(ROOT, 'node_modules', command), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const ok = status === 0;
    results.push({
      name: ok ? name : `${name}: ${howItEnded(status, signal)}`,
      ok,
      seconds: (Date.now() - began) / 1000,
    });
  };

  step('types', 'typescript/bin/tsc', ['--noEmit']);
  step('types of the pure core', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.pure.json']);
  step('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']);
  step('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']);
  step('lint of styles', 'stylelint/bin/stylelint.mjs', ['**/*.css']);
  step('lint rules fire', '../tooling/lint/self-test.mjs', []);
  step('architecture', '../tooling/arch/check.mjs', []);
  step('architecture rules fire', '../tooling/arch/self-test.mjs', []);
  step('dead code', 'knip/bin/knip.js', []);
  step('code that production does not reach', '../tooling/dead-code/check.mjs', []);
  step('unit and component tests', 'jest/bin/jest.js', []);
  const postgres = await startPostgres();
  if (postgres) {
    step('the API on PostgreSQL', 'jest/bin/jest.js', ['shop-api'], {
      TEST_DATABASE_URL: postgres.url,
      JEST_REPORT: 'jest-postgres.json',
    });
    await postgres.stop();
  } else {
    results.push({
      name: 'the API on PostgreSQL: PostgreSQL 15 or newer is not installed and could not be installed',
      ok: false,
      seconds: 0,
    });
  }
  console.log('\n── build');
  await buildAll();
  step('nothing lost when processes are killed', '../shop-api/durability/kill.mjs', ['3']);
  const began = Date.now();
  console.log('\n── component gallery');
  results.push({ name: 'component gallery', ok: await checkGallery(), seconds: (Date.now() - began) / 1000 });
  const executablePath = await ensureChromium();
  step(
    'end to end',
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts'],
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
