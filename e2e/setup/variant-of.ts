import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(__dirname, '../..');

/** Builds a remote again with other bytes, so as another build. @param kind part of its version; a 'broken' one throws in each browser */
export async function variantOf(remote: string, kind = 'variant'): Promise<string> {
  const command = ['--import', 'tsx', 'tooling/build/variant-build.ts', remote, kind];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
  return stdout.trim();
}
