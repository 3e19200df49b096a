import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conflictsIn, type RemoteClaims } from 'release-protocol/claims';
import { CommandError, type Remote, ROOT } from '../build/packages';

const USAGE = 'Usage: npm run new:remote -- <name> [--path /onskeliste/] [--heading Ønskeliste]';

/** A remote as it is to be made: its name in each spelling, its page, and its ports. */
export interface RemotePlan {
  readonly remote: string;
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  readonly pascal: string;
  readonly camel: string;
  readonly port: number;
  readonly standalonePort: number;
}

/** @param args words of the command @throws CommandError when a word cannot be used */
export function planRemote(args: readonly string[], remotes: readonly Remote[]): RemotePlan {
  const { name, path, heading } = readWords(args);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(
      `«${name}» is no name: lower case letters, digits and single dashes, beginning with a letter.`,
    );
  const remote = `mfe-${name}`;
  if (existsSync(join(ROOT, remote))) throw new CommandError(`There is a folder ${remote} already.`);
  if (!/^\/([a-z0-9-]+\/)+$/.test(path))
    throw new CommandError(`«${path}» is no path of a page: /segments/, lower case, with a slash at both ends.`);
  const claims = (remotes as readonly (Remote & Partial<RemoteClaims>)[]).map(
    ({ name: other, routes = [], slots = {} }) => ({
      remote: other,
      routes,
      slots,
    }),
  );
  const [conflict] = conflictsIn([...claims, { remote, routes: [{ paths: [path] }], slots: {} }]);
  if (conflict) throw new CommandError(`${conflict}.`);
  const port = firstFreePort(remotes);
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return {
    remote,
    name,
    path,
    heading: heading ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    port,
    standalonePort: port + 100,
  };
}

function readWords(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { path: { type: 'string' }, heading: { type: 'string' } },
    });
    const [first, ...others] = positionals;
    if (first === undefined || others.length > 0) throw new CommandError('One name is needed.');
    const name = first.replace(/^mfe-/, '');
    return { name, path: values.path ?? `/${name}/`, heading: values.heading };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** Ports that are multiples of ten belong to the other programs (tooling/dev/shop-programs.ts). */
function firstFreePort(remotes: readonly Remote[]) {
  const taken = remotes.map(({ port }) => port);
  let port = Math.min(...taken);
  while (taken.includes(port) || port % 10 === 0) port += 1;
  return port;
}
