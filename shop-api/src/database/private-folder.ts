import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder, if it is missing, and takes it and all that is in it from everyone but its owner. Links are not followed. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  // The folder first: what is inside is out of reach from then on.
  chmodSync(folder, FOLDER_MODE);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), FOLDER_MODE);
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), FILE_MODE);
  }
}
