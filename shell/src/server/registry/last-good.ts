/** The registry that was in force last, on this machine's disk: the shell starts with it when the registry cannot be used. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { type Registry, registrySchema } from '../../federation/registry-schema';
import { writeWholeFile } from './write-whole-file';

const schema = v.object({
  /** The shell's own build: a trial with another one proves nothing. */
  shellBuild: v.string(),
  registry: registrySchema,
  /** 'mfe-pdp@0123456789ab': builds that were rendered with. */
  builds: v.array(v.string()),
});

export interface LastGood {
  readonly shellBuild: string;
  readonly registry: Registry;
  readonly builds: readonly string[];
}

/** Each registry has its own: the shop, its development mode and a remote alone may share a data folder, and count their revisions apart. */
export const lastGoodFileOf = (dataDir: string, registryLocation: string): string =>
  join(dataDir, 'shell', `last-good-${basename(registryLocation)}`);

/** Undefined when there is none, or none that this shell can read. */
export async function readLastGood(file: string): Promise<LastGood | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export const writeLastGood = (file: string, lastGood: LastGood): Promise<void> =>
  writeWholeFile(file, JSON.stringify(lastGood));
