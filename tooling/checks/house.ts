/**
 * `npm run check -- house`: how big the repository is, beside what it should be at most. Files that git tracks count; production is
 * TypeScript and JavaScript without tests, stories, declarations and the catalogue studio. It prints and does not fail.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/packages';

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((name) => name !== '' && existsSync(join(ROOT, name)));
const texts = new Map(
  tracked
    .map((name) => [name, readFileSync(join(ROOT, name))] as const)
    .filter(([, content]) => !content.includes(0))
    .map(([name, content]) => [name, content.toString('utf8')] as const),
);

const isCode = (name: string) => /\.[cm]?[jt]sx?$/.test(name) && !/\.d\.[cm]?ts$/.test(name);
const isProduction = (name: string) =>
  isCode(name) && !/^catalogue-studio\/|^e2e\/|\.(?:test|spec|stories)\.|\/testing\//.test(name);
const lines = [...texts]
  .filter(([name]) => isProduction(name))
  .map(([, text]) => text.split('\n').length - 1)
  .sort((one, other) => one - other);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** Those that a command writes are not counted. */
const WRITTEN = ['docs/faults.md', 'docs/settings.md'];
const docs = [...texts].filter(([name]) => name.endsWith('.md') && !WRITTEN.includes(name));
const words = docs.map(([, text]) => text.split(/\s+/).filter((word) => word !== '').length);
const { scripts } = JSON.parse(texts.get('package.json') ?? '{}') as { readonly scripts: object };

/** Whatever `oxlint.config.mjs` leaves out of its own limit. @returns functions of production above 20 */
function complexFunctions(): number {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  const config = join(folder, 'oxlint.json');
  writeFileSync(
    config,
    JSON.stringify({ categories: { correctness: 'off' }, rules: { complexity: ['error', { max: 20 }] } }),
  );
  const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '-c', config, '--format', 'json', '.'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { readonly filename: string }[] };
  return diagnostics.filter(({ filename }) => texts.has(filename) && isProduction(filename)).length;
}

console.table(
  [
    ['text files', texts.size, 2_400],
    ['lines of production', sum(lines), 72_000],
    ['lines of the median file', lines[Math.floor(lines.length / 2)], '50–70'],
    ['files of at most 5 lines', lines.filter((count) => count <= 5).length, 39],
    ['functions above complexity 20', complexFunctions(), 0],
    ['scripts in package.json', Object.keys(scripts).length, 16],
    ['pages of documentation', docs.length, 40],
    ['words of documentation', sum(words), 28_000],
  ].map(([what, now, aim]) => ({ what, now, 'at most': aim })),
);
