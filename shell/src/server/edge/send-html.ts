import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAnswer } from '../html/page-server';

const decompress = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Sends a page in the encoding that the client reads; bodies are cached in Brotli. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Exclude<PageAnswer, { kind: 'overloaded' }>,
): Promise<FastifyReply> {
  if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.code(answer.status).headers(answer.headers).header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(answer.body);
  const html = await decompress(answer.body);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await toGzip(html));
  return reply.send(html);
}
