/** The worker's end of the stream of frames. */
import { Socket } from 'node:net';
import { FOR_WORKER, FrameReader, toFrame } from '../frames';
import type { FromWorker, ToWorker } from '../messages';
import { CHANNEL_FD } from '../worker-process';

export interface Channel {
  readonly send: (message: FromWorker, bytes?: Uint8Array, onSent?: () => void) => void;
}

/** @param onMessage with the bytes of its frame @param onEnd the renderer or the shell has gone */
export function openChannel(onMessage: (message: ToWorker, bytes: Buffer) => void, onEnd: () => void): Channel {
  const socket = new Socket({ fd: CHANNEL_FD, readable: true, writable: true });
  const reader = new FrameReader();
  socket.on('data', (chunk) => {
    for (const { json, bytes } of reader.read(chunk)) onMessage(JSON.parse(json) as ToWorker, bytes);
  });
  socket.on('error', onEnd).on('close', onEnd);
  return {
    send: (message, bytes, onSent) => void socket.write(toFrame(FOR_WORKER, message, bytes), () => onSent?.()),
  };
}
