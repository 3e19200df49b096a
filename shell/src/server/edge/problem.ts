import type { FastifyReply } from 'fastify';

/** Answers by a problem document (RFC 9457), which no cache stores. */
export const sendProblem = (
  reply: FastifyReply,
  status: number,
  title: string,
  details: Readonly<Record<string, unknown>> = {},
): FastifyReply =>
  reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send({ type: 'about:blank', title, status, ...details });
