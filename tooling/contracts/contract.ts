/** `npm run contract -w mfe-cart`: verifies a package against what its consumers recorded; `npm run check -- contracts` verifies all packages. */
import { CommandError, exitOnCommandError, remoteNames, ROOT } from '../build/packages';
import { verifyCalls } from './api-calls';
import { isDeclared, recordsOf } from './records';
import { verifyContracts } from './verify';

/** Provides calls only, no modules or events. */
const API = 'shop-api';

const named = process.argv.slice(2);

function verifyAll(): void {
  if (!named.every((name) => name === API || isDeclared(ROOT, name)))
    throw new CommandError('Which package? A remote, shell, or shop-api.');
  for (const name of named.length > 0 ? named : ['shell', API, ...remoteNames()]) verify(name);
}

function verify(name: string): void {
  const { problems, consumers, expectations } = name === API ? verifyApi() : verifyContracts(ROOT, name);
  if (expectations === 0 && named.length === 0)
    throw new CommandError(`✗ Nobody records what ${name} is expected to provide`);
  if (problems.length > 0) throw new CommandError(problems.map((problem) => `✗ ${problem}`).join('\n'));
  console.log(
    `${name} meets its contracts: ${expectations} expectations${consumers.length > 0 ? ` of ${consumers.join(', ')}` : ''}.`,
  );
}

function verifyApi() {
  const records = recordsOf(ROOT, API);
  return {
    problems: verifyCalls(ROOT, API, records),
    consumers: records.map(({ consumer }) => consumer),
    expectations: records.reduce((sum, { calls }) => sum + Object.keys(calls).length, 0),
  };
}

try {
  verifyAll();
} catch (error) {
  exitOnCommandError(error);
}
