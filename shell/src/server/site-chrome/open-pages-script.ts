import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { SITE_CHROME_FILES } from '../../page-state/site-chrome-data';
import type { ShellAssets } from '../html/shell-assets';

/** Near the best at a fraction of the time: this runs once, at start. */
const QUALITY = 9;

export interface OpenPagesScript {
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/**
 * The script for open pages. Its address never changes, so it carries the folder of its build: a script that a browser cached
 * before a release still loads its own chunks.
 */
export function readOpenPagesScript({ openPages, build }: Pick<ShellAssets, 'openPages' | 'build'>): OpenPagesScript {
  const plain = Buffer.concat([
    Buffer.from(`globalThis.${SITE_CHROME_FILES}=${JSON.stringify(`/_shop/${build}/`)};\n`),
    readFileSync(openPages.file),
  ]);
  return { plain, brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) };
}
