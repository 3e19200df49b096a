/**
 * `npm run new:remote -- <name> [--path /sti/] [--heading Overskrift]`: a new remote `mfe-<name>` from the files of `template/`, known to
 * docker-compose.yml, CODEOWNERS, package-lock.json and node_modules, without questions. `npm run new:remote -- --remove <name>` takes it out
 * again, with all of that.
 */
import { CommandError, exitOnCommandError, readRemotes } from '../build/packages';
import { planRemote } from './plan-remote';
import { removeRemote } from './remove-remote';
import { writeRemote } from './write-remote';

async function run() {
  const [first, name, ...more] = process.argv.slice(2);
  if (first === '--remove') {
    if (name === undefined || more.length > 0) throw new CommandError('Which remote? --remove <name>');
    for (const path of removeRemote(name)) console.log(path);
    return;
  }
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
