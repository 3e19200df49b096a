/** The renderer's work: a worker for each connection, and frames passed between them. When one end goes, the other goes too. */
import { createServer, type Server, type Socket } from 'node:net';
import * as v from 'valibot';
import { afterCpuTime } from './cpu-time';
import { FOR_RENDERER, FOR_WORKER, type Frame, FrameReader, toFrame } from './frames';
import { type FromRenderer, toRendererSchema } from './messages';
import { lowerPriority, startWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from './worker-process';

export const createWorkerServer = (options: WorkerProcessOptions): Server =>
  createServer((connection) => serve(connection, startWorkerProcess(options)));

function serve(connection: Socket, worker: WorkerProcess): void {
  const { child, channel } = worker;
  const watches = new Map<number, () => void>();
  let isMuted = false;
  let isOver = false;

  const say = (message: FromRenderer) => connection.write(toFrame(FOR_RENDERER, message));
  const end = () => {
    if (isOver) return;
    isOver = true;
    for (const stop of watches.values()) stop();
    say({ type: 'gone' });
    connection.end();
    child.kill('SIGKILL');
  };
  /** A breach of the protocol ends worker and connection. */
  const read = (reader: FrameReader, take: (frame: Frame) => void) => (chunk: Buffer) => {
    if (isOver) return;
    try {
      for (const frame of reader.read(chunk)) take(frame);
    } catch (error) {
      process.stderr.write(`A render worker is ended: ${String(error)}\n`);
      end();
    }
  };

  const obey = (json: string) => {
    const message = v.parse(toRendererSchema, JSON.parse(json));
    if (message.type === 'mute') isMuted = true;
    else if (message.type === 'priority') lowerPriority(worker, message.niceness);
    else {
      watches.get(message.id)?.();
      watches.delete(message.id);
      if (message.type === 'unwatch') return;
      const spent = () => {
        watches.delete(message.id);
        say({ type: 'spent', id: message.id });
      };
      watches.set(message.id, afterCpuTime(worker.pid, message.limitMs, spent));
    }
  };
  // Not held back when the worker does not read: what the shell asks of the renderer comes behind.
  const fromShell = read(new FrameReader(), ({ target, json, raw }) =>
    target === FOR_RENDERER ? obey(json) : void channel.write(raw),
  );
  const fromWorker = read(new FrameReader(), ({ target, raw }) => {
    if (target !== FOR_WORKER) throw new Error('It speaks for the renderer');
    if (connection.write(raw)) return;
    channel.pause();
    connection.once('drain', () => channel.resume());
  });

  connection.on('data', fromShell).on('close', end).on('error', end);
  channel.on('data', fromWorker).on('error', () => undefined);
  child.once('exit', end).once('error', end);
  child.stdout?.on('data', (bytes: Buffer) => isMuted || process.stdout.write(bytes));
  child.stderr?.on('data', (bytes: Buffer) => isMuted || process.stderr.write(bytes));
}
