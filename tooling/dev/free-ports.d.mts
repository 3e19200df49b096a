import type { Server } from 'node:net';

export function freePort(): Promise<number>;
export function takePortBlock(server: Server, base?: number): Promise<number>;
