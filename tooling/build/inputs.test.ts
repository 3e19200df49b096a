import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from '../generator/copy-workspace';

let copy = '';
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'inputs-')));
  copyWorkspace(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inputsOf = (name: string) =>
  execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `console.log((await import('./tooling/build/inputs.ts')).default.inputsOf('${name}'))`,
    ],
    { cwd: copy, encoding: 'utf8' },
  );
const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')));

test('a package is built again when its own source, the shared domain, the build or a package of npm changed, and for nothing else', () => {
  let before = inputsOf('mfe-cart');
  const isSame = () => {
    const now = inputsOf('mfe-cart');
    const same = now === before;
    before = now;
    return same;
  };
  execFileSync(process.execPath, ['--import', 'tsx', 'tooling/generator/new-remote.ts', 'wishlist'], { cwd: copy });
  change('mfe-pdp/src/texts/nb.ts', (text) => `${text}\n`);
  change('mfe-cart/README.md', (text) => `${text}\n`);
  mkdirSync(join(copy, 'mfe-cart/contracts'), { recursive: true });
  writeFileSync(join(copy, 'mfe-cart/contracts/mfe-lists.json'), '{}');
  expect(isSame()).toBe(true);
  change('mfe-cart/src/texts/nb.ts', (text) => `${text}\n`);
  expect(isSame()).toBe(false);
  change('shared-domain/src/kernel/index.ts', (text) => `${text}\n`);
  expect(isSame()).toBe(false);
  change('tooling/build/webpack/shared.ts', (text) => `${text}\n`);
  expect(isSame()).toBe(false);
  change('package-lock.json', (text) => text.replace(/("node_modules\/react": \{\s+"version": ")[^"]+/, '$10.0.0'));
  expect(isSame()).toBe(false);
});
