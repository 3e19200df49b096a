import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/packages';
import type { RemotePlan } from './plan-remote';

const TEMPLATE = join(ROOT, 'tooling/generator/template');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** Writes the remote. @returns names of the files that were written or changed */
export function writeRemote(plan: RemotePlan): string[] {
  const { dependencies: versions } = readManifest('shell');
  const words: Readonly<Record<string, string | number | undefined>> = {
    ...plan,
    react: versions.react,
    reactDom: versions['react-dom'],
  };
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder: string, key: string) => {
      if (!(key in words)) throw new Error(`The template has a placeholder ${placeholder} that nothing fills`);
      return String(words[key]);
    });
  const files: string[] = [];
  for (const file of readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(TEMPLATE, file)).isFile()) continue;
    const target = join(plan.remote, fill(file).replace(/\.template$/, ''));
    mkdirSync(dirname(join(ROOT, target)), { recursive: true });
    writeFileSync(join(ROOT, target), fill(readFileSync(join(TEMPLATE, file), 'utf8')));
    files.push(target);
  }
  const others = [addToCompose(plan), addToCodeOwners(plan), addToShellContracts(plan), addToLockFile(plan)];
  format([plan.remote, 'docker-compose.yml']);
  link(plan.remote);
  return [...files.sort(), ...others];
}

/** Names of other lengths than the template's wrap otherwise. */
function format(paths: readonly string[]) {
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...paths], { cwd: ROOT, stdio: 'pipe' });
}

/** Puts a line behind the last one that matches, indented alike. */
function insertAfterLast(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((candidate) => pattern.test(candidate));
  const [indent = ''] = /^\s*/.exec(lines[last] ?? '') ?? [];
  return lines.toSpliced(last + 1, 0, `${indent}${line}`).join('\n');
}

export function change(file: string, edit: (text: string) => string): string {
  const path = join(ROOT, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  return file;
}

/** 'mfe-pdp' → 'MFE_PDP_ORIGIN' */
export const originVariable = (remote: string): string => `${remote.toUpperCase().replaceAll('-', '_')}_ORIGIN`;

function addToCompose({ remote, port }: RemotePlan): string {
  return change('docker-compose.yml', (text: string) => {
    const withService = text.replace(
      '\n  # The browser files of the shells',
      `  ${remote}: { <<: *remote, command: node --import tsx tooling/dev/serve-remote.ts ${remote}, environment: { <<: *store, PORT: '${port}' } }\n$&`,
    );
    return insertAfterLast(withService, /^ *MFE_\w+_ORIGIN:/, `${originVariable(remote)}: http://${remote}:${port}`);
  });
}

/** Its owner is the default owner (`*`) until a team takes it. */
const addToCodeOwners = ({ remote }: RemotePlan): string =>
  change('.github/CODEOWNERS', (text: string) => {
    const [, column = '', owners = ''] = /^(\*\s+)(\S.*)$/m.exec(text) ?? [];
    return insertAfterLast(text, /^\/mfe-/, `${`/${remote}/ `.padEnd(column.length)}${owners}`);
  });

/** The shell relies on its page: `npm run contract -w <remote>` compares it with the shape that the shell mounts. */
function addToShellContracts({ remote }: RemotePlan): string {
  const file = `shell/contracts/${remote}.json`;
  writeFileSync(join(ROOT, file), `${JSON.stringify({ exposes: { './page': 'page@1' } }, null, 2)}\n`);
  return file;
}

/** The lines that `npm install` would write: the workspace, and its link. */
function addToLockFile({ remote }: RemotePlan): string {
  const { version, dependencies } = readManifest(remote);
  return changeLockedPackages((packages) => ({
    ...packages,
    [remote]: { version, dependencies },
    [`node_modules/${remote}`]: { resolved: remote, link: true },
  }));
}

type LockedPackages = Readonly<Record<string, object>>;

/** @param edit changes the packages besides the root, in any order */
export const changeLockedPackages = (edit: (packages: LockedPackages) => LockedPackages): string =>
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text) as { readonly packages: LockedPackages };
    const { '': root, ...packages } = lock.packages;
    const entries = Object.entries(edit(packages)).sort(([one], [other]) => one.localeCompare(other, 'en'));
    return `${JSON.stringify({ ...lock, packages: { '': root, ...Object.fromEntries(entries) } }, null, 2)}\n`;
  });

function link(remote: string): void {
  const modules = join(ROOT, 'node_modules');
  if (!existsSync(modules)) return;
  rmSync(join(modules, remote), { recursive: true, force: true });
  symlinkSync(join('..', remote), join(modules, remote), 'junction');
}
