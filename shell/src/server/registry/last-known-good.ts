/** The last registry that was applied, kept on disk. The shell starts with it when the current one cannot be used. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Registry, registrySchema } from 'release-protocol/registry-schema';
import * as v from 'valibot';
import { writeWholeFile } from './write-whole-file';

const schema = v.object({
  /** The shell's own build: smoke tests against another one do not count. */
  shellBuild: v.string(),
  registry: registrySchema,
  /** Builds that pages were rendered with: 'mfe-pdp@0123456789ab'. */
  builds: v.array(v.string()),
});

export interface LastKnownGood {
  readonly shellBuild: string;
  readonly registry: Registry;
  readonly builds: readonly string[];
}

/** One file for each registry: the shop, its development mode and a standalone remote can share a data folder, but their revisions are independent. */
export const lastKnownGoodFileOf = (dataDir: string, registryLocation: string): string =>
  join(dataDir, 'shell', `last-good-${basename(registryLocation)}`);

/** Undefined when the file is missing or this shell cannot read it. */
export async function readLastKnownGood(file: string): Promise<LastKnownGood | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export const writeLastKnownGood = (file: string, lastKnownGood: LastKnownGood): Promise<void> =>
  writeWholeFile(file, JSON.stringify(lastKnownGood));
