/** `npm run contract -w mfe-cart`: whether a package still is what others rely on; `npm run contract` asks it of all. */
import { CommandError, exitOnCommandError, remoteNames, ROOT } from '../build/packages.mjs';
import { isDeclared } from './records.mjs';
import { verifyContracts } from './verify.mjs';

const named = process.argv.slice(2);

try {
  if (!named.every((name) => isDeclared(ROOT, name))) throw new CommandError('Which package? A remote, or shell.');
  for (const name of named.length > 0 ? named : ['shell', ...remoteNames()]) verify(name);
} catch (error) {
  exitOnCommandError(error);
}

function verify(name) {
  const { problems, consumers, expectations } = verifyContracts(ROOT, name);
  if (problems.length > 0) throw new CommandError(problems.map((problem) => `✗ ${problem}`).join('\n'));
  console.log(
    `${name} is what others rely on: ${expectations} expectations${consumers.length > 0 ? ` of ${consumers.join(', ')}` : ''}.`,
  );
}
