import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from 'shared-domain/contracts/accepted-encoding';
import type { PageAnswer } from '../html/page-server';
import type { GzipVariants } from './gzip-variants';

const decompress = promisify(brotliDecompress);

/** Sends a page in the encoding that the client wants; bodies are cached in Brotli. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Exclude<PageAnswer, { kind: 'overloaded' }>,
  gzipVariants: GzipVariants,
): Promise<FastifyReply> {
  if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  reply.code(answer.status).headers(answer.headers).header('vary', 'accept-encoding');
  if (!encoding) return reply.send(await decompress(answer.body));
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? answer.body : await gzipVariants.of(answer.body));
}
