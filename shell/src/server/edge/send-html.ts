import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from 'shared-domain/contracts/accepted-encoding';
import type { PageAnswer } from '../html/page-server';
import type { GzipVariants } from './gzip-variants';

const decompress = promisify(brotliDecompress);

/** By body: a kept page is the same object each time. */
const tags = new WeakMap<Buffer, string>();

/** A weak one, the same in every encoding. */
function tagOf(body: Buffer): string {
  const tag = tags.get(body) ?? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  tags.set(body, tag);
  return tag;
}

const isKnown = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((each) => each.trim() === tag);

/** Sends a page in the encoding that the client wants, or says that the client has it; bodies are cached in Brotli. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Exclude<PageAnswer, { kind: 'overloaded' }>,
  gzipVariants: GzipVariants,
): Promise<FastifyReply> {
  if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  reply.code(answer.status).headers(answer.headers).header('vary', 'accept-encoding');
  if (answer.status === 200) {
    const tag = tagOf(answer.body);
    reply.header('etag', tag);
    if (isKnown(request, tag)) return reply.code(304).send();
  }
  if (!encoding) return reply.send(await decompress(answer.body));
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? answer.body : await gzipVariants.of(answer.body));
}
