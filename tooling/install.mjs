/** `node tooling/install.mjs [folder …]`: installs everything of the root, and the named packages that single tools have for themselves. */
import { installDependencies, installPackage } from './run/install-dependencies.mjs';
import { requireNode } from './run/require-node.mjs';

requireNode();
await installDependencies();
for (const folder of process.argv.slice(2)) await installPackage(folder);
