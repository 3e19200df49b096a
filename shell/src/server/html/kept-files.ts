/** Style sheets and data of header and footer under the name of their content: HTML that is kept for weeks finds those that it was made with. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { integrityOf } from 'release-protocol/integrity';
import type { Encoding } from 'shared-domain/contracts/accepted-encoding';
import { contentName, type ContentType } from '../../renderer/document/content-name';
import { compressHtml } from '../../renderer/document/page-writer';
import { writeWholeFile } from '../registry/write-whole-file';

const zip = promisify(gzip);
/** Near the best at a fraction of the time: each text is compressed once. */
const QUALITY = 9;

/** A text that many clients ask for, compressed when the first of them wants it so. */
export class CompressedText {
  readonly plain: Buffer;
  /** The same for every encoding, so it is a weak one. */
  readonly tag: string;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(text: string | Buffer) {
    this.plain = Buffer.from(text);
    this.tag = `W/"${createHash('sha256').update(this.plain).digest('hex').slice(0, 16)}"`;
  }

  in(encoding: Encoding): Promise<Buffer> {
    return encoding === 'br' ? (this.#brotli ??= compressHtml(this.plain, QUALITY)) : (this.#gzip ??= zip(this.plain));
  }
}

/** Two for each set of builds. */
const MAX_FILES = 400;
const NAME = /^[0-9a-f]{16}\.(css|json)$/;

export interface KeptFile {
  readonly name: string;
  readonly integrity: string;
}

export class KeptFiles {
  readonly #folder: string;
  readonly #texts = new Map<string, CompressedText>();

  /** @param folder of the shell's own data */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A file that cannot be written is still served until the process ends. */
  async keep(text: string, type: ContentType = 'css'): Promise<KeptFile> {
    const bytes = Buffer.from(text);
    const name = contentName(bytes, type);
    if (!this.#texts.has(name)) {
      this.#texts.set(name, new CompressedText(bytes));
      await this.#write(name, bytes).catch(() => undefined);
    }
    return { name, integrity: integrityOf(bytes) };
  }

  /** @returns undefined when no file of this name was ever kept */
  async read(name: string): Promise<CompressedText | undefined> {
    const known = this.#texts.get(name);
    if (known || !NAME.test(name)) return known;
    const bytes = await readFile(join(this.#folder, name)).catch(() => undefined);
    if (!bytes) return undefined;
    const text = new CompressedText(bytes);
    this.#texts.set(name, text);
    return text;
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeWholeFile(join(this.#folder, name), bytes);
    const names = (await readdir(this.#folder)).filter((each) => NAME.test(each));
    if (names.length <= MAX_FILES) return;
    const aged = await Promise.all(
      names.map(async (each) => ({ each, at: (await stat(join(this.#folder, each))).mtimeMs })),
    );
    aged.sort((one, other) => one.at - other.at);
    await Promise.all(aged.slice(0, names.length - MAX_FILES).map(({ each }) => rm(join(this.#folder, each))));
  }
}
