/** Compressed copies of a build's files, so that no request waits for compression. Beside the build's content: its id is without them. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const COMPRESSED = /(?<!^release)\.(js|css|json|svg)$/;
const SMALLEST = 256;
/** 8 % smaller than at the quality of a quick build, and fifty times slower: for what is released. */
const BEST = 11;
const QUICK = 5;

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Bytes of a file as it is served when it is released. */
export const releasedSize = (bytes: Buffer): number =>
  bytes.length < SMALLEST ? bytes.length : Math.min(bytes.length, brotliCompressSync(bytes, brotli(BEST)).length);

/** @param options a build that is tried here, or one that is released */
export async function compressBuild(folder: string, { isQuick }: { readonly isQuick: boolean }): Promise<void> {
  const files = readdirSync(folder).filter((name) => COMPRESSED.test(name));
  await Promise.all(
    files.map(async (name) => {
      const bytes = readFileSync(join(folder, name));
      if (bytes.length < SMALLEST) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, brotli(isQuick ? QUICK : BEST)),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      replace(join(folder, `${name}.br`), br, bytes);
      replace(join(folder, `${name}.gz`), gz, bytes);
    }),
  );
}

/** A running shop may read the file now. */
function replace(file: string, compressed: Buffer, bytes: Buffer): void {
  if (compressed.length >= bytes.length) return rmSync(file, { force: true });
  writeFileSync(`${file}.new`, compressed);
  renameSync(`${file}.new`, file);
}
