/**
 * One remote alone: `npm start -w mfe-pdp`. The shell's page with this remote from its working copy and no other, so its server
 * side, its browser side and its contracts run as in the shop. The backend is the one that runs already, else one is started.
 */
import { join } from 'node:path';
import { type FederationRoute, samplePathsOf } from 'release-protocol/federation-schema';
import { CommandError, exitOnCommandError, readRemotes, type Remote } from '../build/packages';
import { buildAll } from '../cli/build-all';
import { writeComposition } from '../release/registry';
import { isPortTaken, ProcessGroup, refuseTakenPorts, type ServerProgram, waitFor } from './processes';
import { type Settings, settings, shopPrograms } from './shop-programs';

/** A remote with what its federation.json says of its pages. */
interface RemoteWithPages {
  readonly routes: readonly Pick<FederationRoute, 'paths' | 'sample'>[];
}

const BACKENDS = ['shop-api', 'identity'];

async function startAlone(name = '') {
  const remotes = readRemotes() as (Remote & Partial<RemoteWithPages>)[];
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new CommandError(`Which remote? One of ${remotes.map((known) => known.name).join(', ')}.`);
  const { port, routes = [] } = remote;
  const [startPath = '/'] = routes.flatMap(samplePathsOf);

  // Beside a running shop: ports of its own, 3102 and 3202 for the remote whose port is 3002.
  process.env.PORT ??= String(port + 100);
  process.env.REMOTE_PORT_BASE ??= '3200';

  await buildAll([name, 'shell', 'shop-api', 'reference-systems']);
  const shop = settings();
  const at = { ...shop, registryFile: join(shop.dataDir, `registry-${name}.json`) };
  await writeComposition(at.registryFile, [name]);

  const programs = shopPrograms(at);
  const own = programs.filter((program) => [name, 'shell'].includes(program.name));
  await refuseTakenPorts(own);
  const group = new ProcessGroup();
  group.stopOnSignals();
  try {
    await Promise.all(
      programs.filter((program) => BACKENDS.includes(program.name)).map((backend) => useOrStart(group, backend, at)),
    );
    // The shell's first renders ask the backend.
    await waitFor(`http://127.0.0.1:${at.apiPort}/health/ready`);
    for (const program of own) await group.start(program);
    await waitFor(`http://127.0.0.1:${at.port}/health/ready`);
    await waitFor(`http://127.0.0.1:${at.port}${startPath}`, 10_000);
    console.log(`\n  ${name} alone: ${at.origin}${startPath}\n  Stop it with Ctrl+C.\n`);
  } catch (error) {
    await group.stopAfter(error);
  }
}

/** A backend that runs already is used when it answers as one of this project does. */
async function useOrStart(group: ProcessGroup, program: ServerProgram, at: Settings): Promise<void> {
  if (!(await isPortTaken(program.port))) return group.start(program);
  const address =
    program.name === 'shop-api'
      ? `http://127.0.0.1:${at.apiPort}/health/ready`
      : `http://localhost:${at.identityPort}/.well-known/openid-configuration`;
  await waitFor(address, 5_000);
  console.log(`${program.name} runs already on port ${program.port}.`);
}

void startAlone(process.argv[2]).catch(exitOnCommandError);
