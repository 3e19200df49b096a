/**
 * `npm run new:remote -- <name> [--path /sti/] [--heading Overskrift]`: a new remote `mfe-<name>` from the files of `template/`, known to
 * docker-compose.yml, CODEOWNERS, package-lock.json and node_modules, without questions.
 */
import { exitOnCommandError, readRemotes } from '../build/packages';
import { planRemote } from './plan-remote';
import { writeRemote } from './write-remote';

async function run() {
  const plan = planRemote(process.argv.slice(2), readRemotes());
  const files = writeRemote(plan);
  console.log(`${plan.remote} is there, with a page at ${plan.path}:\n`);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
  npm run dev -- ${plan.remote}          the shop with hot reload of this remote
  npm start -w ${plan.remote}            this remote alone: http://localhost:${plan.standalonePort}${plan.path}
  npm start                          the whole shop
  npx jest ${plan.remote}                its tests
`);
}

void run().catch(exitOnCommandError);
