/** The catalogue's thread, which ends when it is asked to search for 'crash'. */
import '../catalogue-thread';
import { parentPort } from 'node:worker_threads';
import type { Work } from '../catalogue-engine';

parentPort?.on('message', ({ work }: { readonly work: Work }) => {
  if (work.kind === 'answer' && work.question.kind === 'search' && work.question.query === 'crash') process.exit(1);
});
