import { Worker } from 'node:worker_threads';
import { ProblemError } from '../../http/problem';
import { NO_SEARCH_CONTENT, type SearchContent } from '../search/search-categories';
import { CatalogueEngine, type Work, type Works } from './catalogue-engine';

export type ThreadReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: unknown };

/** Where the engine runs. */
export interface EngineHost {
  do<W extends Work>(work: W): Promise<Works[W['kind']]['gives']>;
  close(): Promise<void>;
}

/** The thread ended during the work, and a new one could not do it either or is not there yet. */
export class ThreadLostError extends ProblemError {
  constructor() {
    super({ status: 503, detail: 'The catalogue is being read; try again' });
    this.name = 'ThreadLostError';
  }
}

/** In this thread: for tests, whose catalogues are small. */
export function hostHere(content: SearchContent = NO_SEARCH_CONTENT): EngineHost {
  const engine = new CatalogueEngine(content);
  return {
    do: <W extends Work>(work: W) => engine.do(work),
    close: () => Promise.resolve(),
  };
}

const FIRST_RESTART_MS = 100;
const LAST_RESTART_MS = 30_000;
/** After so many failures in a row, work is refused until a thread is there again. */
const PATIENCE = 3;

export interface ThreadOptions {
  /** The thread's program. */
  readonly file: string;
  readonly execArgv?: readonly string[];
  readonly content: () => SearchContent;
  /** Called when a thread ends by itself: once for a row of failures. */
  readonly onLost: (error: Error) => void;
  /** The first work of a new thread. */
  readonly onRestart: () => readonly Work[];
}

interface Job {
  readonly work: Work;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  attempts: number;
}

/** A version is packed by one thread, so that work cannot go on in another; an answer can. */
const canMove = ({ work: { kind } }: Job): boolean => kind === 'answer' || kind === 'value';
const provesHealth = ({ work: { kind } }: Job): boolean => kind === 'answer' || kind === 'pack';

/** In a thread that is started again when it ends, after a pause that grows while no work succeeds. */
export function hostInThread({ file, execArgv = [], content, onLost, onRestart }: ThreadOptions): EngineHost {
  const pending = new Map<number, Job>();
  let waiting: Job[] = [];
  let lastId = 0;
  let failures = 0;
  let worker: Worker | null = null;
  let isClosed = false;
  let restarting: NodeJS.Timeout | undefined;

  const post = (target: Worker, job: Job): void => {
    lastId += 1;
    job.attempts += 1;
    pending.set(lastId, job);
    target.postMessage({ id: lastId, work: job.work });
  };

  const submit = (work: Work): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const job = { work, resolve, reject, attempts: 0 };
      if (worker) post(worker, job);
      else if (!isClosed && canMove(job) && failures <= PATIENCE) waiting.push(job);
      else reject(new ThreadLostError());
    });

  const start = (): void => {
    // It needs no setting and no secret.
    const fresh = new Worker(file, { execArgv: [...execArgv], env: {}, workerData: content() });
    let cause: Error | null = null;
    fresh.unref();
    fresh.on('message', (reply: ThreadReply) => {
      const job = pending.get(reply.id);
      pending.delete(reply.id);
      if (!job) return;
      if (!reply.ok) return job.reject(reply.error);
      if (provesHealth(job)) failures = 0;
      job.resolve(reply.value);
    });
    fresh.on('error', (error: Error) => (cause = error));
    fresh.on('exit', (code) => lose(cause ?? new Error(`The thread ended with code ${code}`)));
    worker = fresh;
  };

  const restart = (): void => {
    start();
    for (const work of onRestart()) submit(work).catch(() => undefined);
    const jobs = waiting;
    waiting = [];
    for (const job of jobs) if (worker) post(worker, job);
  };

  const lose = (error: Error): void => {
    worker = null;
    const jobs = [...pending.values()];
    pending.clear();
    const willRestart = !isClosed && failures < PATIENCE;
    for (const job of jobs)
      if (willRestart && canMove(job) && job.attempts === 1) waiting.push(job);
      else job.reject(new ThreadLostError());
    if (isClosed) return;
    if (failures === 0) onLost(error);
    restarting = setTimeout(restart, Math.min(LAST_RESTART_MS, FIRST_RESTART_MS * 2 ** failures)).unref();
    failures += 1;
  };

  start();
  return {
    do: <W extends Work>(work: W) => submit(work),
    close: async () => {
      isClosed = true;
      clearTimeout(restarting);
      for (const job of waiting) job.reject(new ThreadLostError());
      await worker?.terminate();
    },
  };
}
