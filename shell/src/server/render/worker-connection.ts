/** A render worker, as the shell has it: a connection to the renderer, which starts a worker for each. */
import { connect, type Socket } from 'node:net';
import * as v from 'valibot';
import { WALL_TIME_FACTOR } from '../../renderer/cpu-time';
import { FOR_RENDERER, FOR_WORKER, type Frame, FrameReader, toFrame } from '../../renderer/frames';
import {
  fromRendererSchema,
  type FromWorker,
  fromWorkerSchema,
  type ToRenderer,
  type ToWorker,
} from '../../renderer/messages';
import type { ApiCalls } from './api-calls';

/** The renderer may be starting, or starting again. */
const CONNECT_MS = 30_000;
const CONNECT_AGAIN_MS = 100;

export interface WorkerListener {
  /** @param document of an answer that is a page */
  readonly onMessage: (message: FromWorker, document: Uint8Array) => void;
  /** Once. @param isRendererLost the renderer has gone, with all of its workers */
  readonly onGone: (isRendererLost: boolean) => void;
}

/** A render worker needs this of its process. */
export interface WorkerConnection {
  listen(listener: WorkerListener): void;
  send(message: ToWorker): void;
  /** Calls back when the worker has used so much processor time. @returns ends the wait */
  afterCpuTime(limitMs: number, then: () => void): () => void;
  lowerPriority(niceness: number): void;
  /** Drops what it prints. */
  mute(): void;
  /** Ends the worker. */
  close(): void;
}

/** Where workers come from. */
export interface WorkerSource {
  take(): WorkerConnection;
}

export class RendererConnection implements WorkerConnection {
  readonly #calls: ApiCalls;
  readonly #path: string;
  readonly #reader = new FrameReader();
  readonly #watches = new Map<number, () => void>();
  readonly #fetches = new Map<number, AbortController>();
  #socket: Socket;
  #listener: WorkerListener | undefined;
  /** The renderer has said that the worker has ended. */
  #hasEnded = false;
  #lastWatch = 0;
  #isClosed = false;
  /** Frames for a renderer that is not up yet. */
  #waiting: Buffer[] | undefined = [];

  /** @param path of the renderer's socket */
  constructor(path: string, calls: ApiCalls) {
    this.#path = path;
    this.#calls = calls;
    this.#socket = this.#connect(performance.now() + CONNECT_MS);
  }

  listen(listener: WorkerListener): void {
    this.#listener = listener;
  }

  send(message: ToWorker): void {
    this.#write(toFrame(FOR_WORKER, message));
  }

  afterCpuTime(limitMs: number, then: () => void): () => void {
    const id = (this.#lastWatch += 1);
    const stop = () => {
      clearTimeout(timer);
      if (this.#watches.delete(id)) this.#ask({ type: 'unwatch', id });
    };
    const spent = () => {
      stop();
      then();
    };
    // The renderer itself may be stopped.
    const timer = setTimeout(spent, limitMs * (WALL_TIME_FACTOR + 1));
    this.#watches.set(id, spent);
    this.#ask({ type: 'watch', id, limitMs });
    return stop;
  }

  lowerPriority(niceness: number): void {
    this.#ask({ type: 'priority', niceness });
  }

  mute(): void {
    this.#ask({ type: 'mute' });
  }

  close(): void {
    this.#end(false);
  }

  #connect(until: number): Socket {
    const socket = connect(this.#path);
    socket.on('connect', () => {
      for (const frame of this.#waiting ?? []) socket.write(frame);
      this.#waiting = undefined;
    });
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#isClosed) return;
      if (!this.#waiting || performance.now() > until) return this.#end(!this.#hasEnded);
      setTimeout(() => {
        if (!this.#isClosed) this.#socket = this.#connect(until);
      }, CONNECT_AGAIN_MS);
    });
    return socket;
  }

  #ask(message: ToRenderer): void {
    this.#write(toFrame(FOR_RENDERER, message));
  }

  #write(frame: Buffer): void {
    if (this.#isClosed) return;
    if (this.#waiting) this.#waiting.push(frame);
    else if (this.#socket.writable) this.#socket.write(frame);
  }

  #read(chunk: Buffer): void {
    try {
      for (const frame of this.#reader.read(chunk)) if (!this.#isClosed) this.#take(frame);
    } catch {
      // That is no message: the worker can no longer be understood.
      this.#end(false);
    }
  }

  #take({ target, json, bytes }: Frame): void {
    const parsed: unknown = JSON.parse(json);
    if (target === FOR_RENDERER) {
      const message = v.parse(fromRendererSchema, parsed);
      if (message.type === 'gone') this.#hasEnded = true;
      else this.#watches.get(message.id)?.();
      return;
    }
    const message = v.parse(fromWorkerSchema, parsed);
    if (message.type === 'fetch') void this.#fetch(message, bytes);
    else if (message.type === 'abort-fetch') this.#fetches.get(message.id)?.abort();
    else this.#listener?.onMessage(message, bytes);
  }

  async #fetch({ id, ...call }: Extract<FromWorker, { type: 'fetch' }>, body: Buffer): Promise<void> {
    const controller = new AbortController();
    this.#fetches.set(id, controller);
    try {
      const answer = await this.#calls.call({ ...call, body }, controller.signal);
      const { status, headers } = answer;
      this.#write(toFrame(FOR_WORKER, { type: 'fetched', id, status, headers } satisfies ToWorker, answer.body));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#write(toFrame(FOR_WORKER, { type: 'fetch-failed', id, message } satisfies ToWorker));
    } finally {
      this.#fetches.delete(id);
    }
  }

  #end(isRendererLost: boolean): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#socket.destroy();
    for (const controller of this.#fetches.values()) controller.abort();
    this.#listener?.onGone(isRendererLost);
  }
}
