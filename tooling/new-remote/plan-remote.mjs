import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conflictsIn } from 'release-protocol/claims';
import { CommandError, ROOT } from '../build/packages';

const USAGE = 'Usage: npm run new:remote -- <name> [--path /onskeliste/] [--heading Ønskeliste]';

/**
 * @param {readonly string[]} args words of the command
 * @param {{ name: string, port: number, routes: { paths: string[] }[] }[]} remotes those that there are
 * @throws CommandError when a word cannot be used
 */
export function planRemote(args, remotes) {
  const { name, path, heading } = readWords(args);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(
      `«${name}» is no name: lower case letters, digits and single dashes, beginning with a letter.`,
    );
  const remote = `mfe-${name}`;
  if (existsSync(join(ROOT, remote))) throw new CommandError(`There is a folder ${remote} already.`);
  if (!/^\/([a-z0-9-]+\/)+$/.test(path))
    throw new CommandError(`«${path}» is no path of a page: /segments/, lower case, with a slash at both ends.`);
  const claims = remotes.map(({ name: other, routes, slots }) => ({ remote: other, routes, slots }));
  const [conflict] = conflictsIn([...claims, { remote, routes: [{ paths: [path] }], slots: {} }]);
  if (conflict) throw new CommandError(`${conflict}.`);
  const port = firstFreePort(remotes);
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return {
    remote,
    name,
    path,
    heading: heading ?? name[0].toUpperCase() + name.slice(1).replaceAll('-', ' '),
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    port,
    standalonePort: port + 100,
  };
}

function readWords(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { path: { type: 'string' }, heading: { type: 'string' } },
    });
    if (positionals.length !== 1) throw new CommandError('One name is needed.');
    const name = positionals[0].replace(/^mfe-/, '');
    return { name, path: values.path ?? `/${name}/`, heading: values.heading };
  } catch (error) {
    throw new CommandError(`${error.message}\n${USAGE}`);
  }
}

/** Ports that are multiples of ten belong to the other programs (tooling/run/shop-programs.mjs). */
function firstFreePort(remotes) {
  const taken = remotes.map(({ port }) => port);
  let port = Math.min(...taken);
  while (taken.includes(port) || port % 10 === 0) port += 1;
  return port;
}
