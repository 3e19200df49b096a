import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A serialised answer with its entity tag. */
export interface PreparedJson {
  readonly body: string;
  readonly tag: string;
}

export function prepareJson(value: unknown): PreparedJson {
  const body = JSON.stringify(value);
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/**
 * Answers with JSON that caches may keep for a minute, and serve stale for up to 1,200 s in all (F7.7-2) while they revalidate. With an
 * entity tag, so that revalidation is cheap when nothing has changed.
 */
export function sendPreparedJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: PreparedJson,
): FastifyReply {
  reply.header('etag', tag).header('cache-control', 'public, max-age=60, stale-while-revalidate=1140');
  const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

export const sendCachedJson = (request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply =>
  sendPreparedJson(request, reply, prepareJson(value));
