/**
 * Makes the pictures in all their widths ahead of time: beside a shop that was just started (`npm start`), for an image, or as a job. It takes
 * the time that no one else wants, goes on where it was stopped, and may run beside an API that uses the same folder.
 */
import { setPriority } from 'node:os';
import { readConfig } from '../../config/env';
import { paths } from '../../config/paths';
import { DerivedPictures } from './derived-pictures';

const NICEST = 19;
const LINE_EVERY_MS = 30_000;

async function run(): Promise<void> {
  setPriority(NICEST);
  const startedMs = Date.now();
  let lastLineMs = startedMs;
  let made = 0;
  await new DerivedPictures(paths.pictures(), readConfig(process.env).pictureCache).makeAll((there, all) => {
    made += 1;
    if (Date.now() - lastLineMs < LINE_EVERY_MS) return;
    lastLineMs = Date.now();
    const leftMs = ((lastLineMs - startedMs) / made) * (all - there);
    console.log(`Pictures: ${there} of ${all} are made, about ${Math.ceil(leftMs / 60_000)} min left.`);
  });
  if (made > 0)
    console.log(`Pictures: ${made} made in ${((Date.now() - startedMs) / 1000).toFixed(0)} s, all are there.`);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
