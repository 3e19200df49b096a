import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';

/** `npm run catalogue`: every part in all its states, on http://localhost:3040; an edited part is shown at once. */
export function serveCatalogue() {
  const ladle = join(ROOT, 'node_modules', '@ladle', 'react', 'lib', 'cli', 'cli.js');
  const child = spawn(process.execPath, [ladle, 'serve', '--config', 'tooling/catalogue'], { cwd: ROOT, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 0));
}
