/** `node --import tsx tooling/build/types/pack-types.ts <file.tgz>`: writes the types package as a tarball for `npm install`. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitOnCommandError, ROOT } from '../packages';
import { packageFiles } from './package-files';

try {
  pack(process.argv[2] ?? '');
} catch (error) {
  exitOnCommandError(error);
}

function pack(target: string): void {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  // A folder for each process: two builds may run at the same time.
  const folder = mkdtempSync(join(ROOT, '.cache', 'types-'));
  try {
    for (const [file, text] of packageFiles(ROOT)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--no-update-notifier', '--ignore-scripts'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as { readonly filename: string }[];
    if (!packed) throw new Error('npm packed nothing');
    // In a fresh clone the build beside it may not have made the folder yet.
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(folder, packed.filename), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
