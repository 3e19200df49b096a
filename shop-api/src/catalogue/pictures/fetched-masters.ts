/** Pictures that the feed names by their address: fetched once, from origins that the operator allows. */
import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MOST_BYTES = 25 * 1024 * 1024;
const DEADLINE_MS = 10_000;

export class FetchedMasters {
  readonly #fetching = new Map<string, Promise<void>>();

  /** @param folder absolute; may be emptied at any time */
  constructor(
    private readonly folder: string,
    private readonly origins: readonly string[],
  ) {}

  /** @returns path of the file. @throws Error when the origin is not allowed, or does not answer with a file of less than 25 MiB */
  async pathOf(address: string): Promise<string> {
    const { origin } = new URL(address);
    if (!this.origins.includes(origin)) throw new Error(`Pictures of ${origin} are not among PICTURE_ORIGINS`);
    const path = join(this.folder, createHash('sha256').update(address).digest('hex').slice(0, 24));
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
    const fetching = this.#fetching.get(path) ?? this.#fetch(address, path).finally(() => this.#fetching.delete(path));
    this.#fetching.set(path, fetching);
    await fetching;
    return path;
  }

  /** A redirect is refused: it may lead to any origin. */
  async #fetch(address: string, path: string): Promise<void> {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > MOST_BYTES) throw new Error(`${address} is larger than 25 MiB`);
      parts.push(part);
    }
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, Buffer.concat(parts));
    await rename(unfinished, path);
  }
}
