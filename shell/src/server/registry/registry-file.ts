/** Reads the registry, and tells when it changed. */
import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { type Registry, registrySchema } from '../../federation/registry-schema';

const POLL_MS = 500;

/** @throws Error when there is no file or it is no registry */
export async function readRegistry(file: string): Promise<Registry> {
  const parsed = v.safeParse(registrySchema, JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '/'}: ${issue.message}`);
  throw new Error(`${file} is no valid registry. ${problems.join('; ')}`);
}

/** Polls: works on every file system, network mounts included. A registry that cannot be read leaves the last one in force. */
export function watchRegistry(file: string, onChange: () => Promise<void>): () => void {
  let seen: string | undefined;
  let busy = false;
  const look = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    const mark = await stat(file).then(
      ({ mtimeMs, size }) => `${mtimeMs}:${size}`,
      () => undefined,
    );
    if (mark !== undefined && mark !== seen) {
      seen = mark;
      await onChange();
    }
    busy = false;
  };
  const timer = setInterval(() => void look(), POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
