/**
 * Build step: makes the pictures in their widths, so that no shopper waits for them. `--low-priority`: only in time that nobody else wants.
 * `--list-pictures`: only those that lists show, for a build that is tried out; the API makes the others when they are first asked for.
 */
import { setPriority } from 'node:os';
import { readConfig } from '../../config/env';
import { paths } from '../../config/paths';
import { DerivedPictures } from './derived-pictures';

const NICEST = 19;

async function run(): Promise<void> {
  if (process.argv.includes('--low-priority')) setPriority(NICEST);
  const startedMs = Date.now();
  const made = await new DerivedPictures(paths.pictures(), readConfig(process.env).pictureCache).makeAll({
    listPicturesOnly: process.argv.includes('--list-pictures'),
  });
  if (made > 0) console.log(`Made ${made} files of pictures in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
