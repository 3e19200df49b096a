import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { BUILD_ID } from 'release-protocol/build-id';

/**
 * The build of a remote that an answer of the shop was made with.
 *
 * @param builds header X-Shop-Builds: 'mfe-pdp@1.4.2-0123456789ab,…'
 * @returns '' when it was made without the remote
 */
export const buildIn = (builds: string | null | undefined, remote: string): string =>
  new RegExp(`${remote}@(${BUILD_ID})`).exec(builds ?? '')?.[1] ?? '';

/** The folder of a shell's or a remote's files in an address, e.g. `/_shop/1.4.2-0123456789ab/`. @param owner '_shop' or 'remotes/mfe-pdp' */
export const folderIn = (text: string, owner: string): string | undefined =>
  new RegExp(`/${owner}/${BUILD_ID}/`).exec(text)?.[0];

const ROOT = resolve(__dirname, '../..');

/** Builds a remote again with other bytes, so as another build. @param kind of `tooling/build/variant-build.ts`, part of its version */
export async function variantOf(remote: string, kind = 'variant'): Promise<string> {
  const command = ['--import', 'tsx', 'tooling/build/variant-build.ts', remote, kind];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
  return stdout.trim();
}
