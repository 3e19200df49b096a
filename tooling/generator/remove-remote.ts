import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, ROOT } from '../build/packages';
import { change, changeLockedPackages, originVariable } from './write-remote';

/**
 * Takes a remote out of the repository: everything that `writeRemote` wrote. A registry that lists it is not changed.
 *
 * @returns names of the files and folders that were removed or changed
 * @throws CommandError when there is no such remote, or other packages rely on it
 */
export function removeRemote(name: string): string[] {
  const remote = `mfe-${name.replace(/^mfe-/, '')}`;
  if (!existsSync(join(ROOT, remote, 'federation.json'))) throw new CommandError(`There is no remote ${remote}.`);
  const consumers = consumersOf(remote);
  if (consumers.length > 0)
    throw new CommandError(
      `${consumers.join(', ')} ${consumers.length > 1 ? 'rely' : 'relies'} on ${remote} (contracts/${remote}.json): end that first.`,
    );
  const contract = join('shell/contracts', `${remote}.json`);
  const removed = [remote, contract, join('node_modules', remote)].filter((path) => existsSync(join(ROOT, path)));
  for (const path of removed) rmSync(join(ROOT, path), { recursive: true, force: true });
  return [
    ...removed,
    change('docker-compose.yml', (text) =>
      text
        .replace(new RegExp(`^  ${remote}:.*\n(?:    .*\n)*`, 'm'), '')
        .replace(new RegExp(`^ *${originVariable(remote)}:.*\n`, 'm'), ''),
    ),
    change('.github/CODEOWNERS', (text) => text.replace(new RegExp(`^/${remote}/.*\n`, 'm'), '')),
    changeLockedPackages(({ [remote]: _workspace, [`node_modules/${remote}`]: _link, ...others }) => others),
  ];
}

/** Other packages than the shell, which mounts every remote's page. */
const consumersOf = (remote: string): readonly string[] =>
  readdirSync(ROOT).filter(
    (folder) =>
      folder !== 'shell' && folder !== remote && existsSync(join(ROOT, folder, 'contracts', `${remote}.json`)),
  );
