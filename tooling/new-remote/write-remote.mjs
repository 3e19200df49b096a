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

const TEMPLATE = join(ROOT, 'tooling/new-remote/template');

/** Writes the remote. @returns names of the files that were written or changed */
export function writeRemote(plan) {
  const versions = JSON.parse(readFileSync(join(ROOT, 'shell/package.json'), 'utf8')).dependencies;
  const words = { ...plan, react: versions.react, reactDom: versions['react-dom'] };
  const fill = (text) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key) => {
      if (!(key in words)) throw new Error(`The template has a placeholder ${placeholder} that nothing fills`);
      return String(words[key]);
    });
  const files = [];
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
function format(paths) {
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...paths], { cwd: ROOT, stdio: 'pipe' });
}

/** Puts a line behind the last one that matches, indented alike. */
function insertAfterLast(text, pattern, line) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((candidate) => pattern.test(candidate));
  const [indent] = /^\s*/.exec(lines[last]);
  return lines.toSpliced(last + 1, 0, `${indent}${line}`).join('\n');
}

function change(file, edit) {
  const path = join(ROOT, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  return file;
}

function addToCompose({ remote, port }) {
  const variable = `${remote.toUpperCase().replaceAll('-', '_')}_ORIGIN`;
  return change('docker-compose.yml', (text) => {
    const withService = text.replace(
      '\n  # The browser files of the shells',
      `  ${remote}: { <<: *remote, command: node tooling/serve/remote.mjs ${remote}, environment: { <<: *store, PORT: '${port}' } }\n$&`,
    );
    return insertAfterLast(withService, /^ *MFE_\w+_ORIGIN:/, `${variable}: http://${remote}:${port}`);
  });
}

/** Its owner is the default owner (`*`) until a team takes it. */
const addToCodeOwners = ({ remote }) =>
  change('.github/CODEOWNERS', (text) => {
    const [, column, owners] = /^(\*\s+)(\S.*)$/m.exec(text);
    return insertAfterLast(text, /^\/mfe-/, `${`/${remote}/ `.padEnd(column.length)}${owners}`);
  });

/** The shell relies on its page: `npm run contract -w <remote>` compares it with the shape that the shell mounts. */
function addToShellContracts({ remote }) {
  const file = `shell/contracts/${remote}.json`;
  writeFileSync(join(ROOT, file), `${JSON.stringify({ exposes: { './page': 'page@1' } }, null, 2)}\n`);
  return file;
}

/** What `npm install` would write: the workspace, and its link. */
function addToLockFile({ remote }) {
  const file = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { version, dependencies } = JSON.parse(readFileSync(join(ROOT, remote, 'package.json'), 'utf8'));
  const { '': root, ...packages } = lock.packages;
  const entries = Object.entries({
    ...packages,
    [remote]: { version, dependencies },
    [`node_modules/${remote}`]: { resolved: remote, link: true },
  });
  entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
  writeFileSync(
    file,
    `${JSON.stringify({ ...lock, packages: { '': root, ...Object.fromEntries(entries) } }, null, 2)}\n`,
  );
  return 'package-lock.json';
}

function link(remote) {
  const modules = join(ROOT, 'node_modules');
  if (!existsSync(modules)) return;
  rmSync(join(modules, remote), { recursive: true, force: true });
  symlinkSync(join('..', remote), join(modules, remote), 'junction');
}
