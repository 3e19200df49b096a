import { readFileSync } from 'node:fs';
import type { Brand } from '../model';
import { parseBrand, REFERENCE_BRAND } from './parse-brand';

/**
 * The brand of a server process.
 *
 * @param file JSON file of an operator's brand (variable BRAND_FILE); undefined: the reference brand
 * @throws Error that names the file and what is wrong with it
 */
export function readBrand(file: string | undefined): Brand {
  if (file === undefined) return REFERENCE_BRAND;
  try {
    return parseBrand(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`BRAND_FILE ${file}: ${(error as Error).message}`);
  }
}
