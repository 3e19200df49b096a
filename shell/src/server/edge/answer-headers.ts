/** The one policy for headers of every answer of the origin, whoever wrote the answer. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DOCUMENT_HEADERS, PLAIN_POLICY } from '../html/page-headers';
import type { EdgeDependencies } from './dependencies';

const POLICY = 'content-security-policy';
const HSTS = 'max-age=31536000; includeSubDomains';
const HTML = /^(text\/html|application\/xhtml\+xml)\b/i;

/** An answer itself may only be stricter: its own policy stays beside the added one. */
export function setAnswerHeaders(app: FastifyInstance, { env }: Pick<EdgeDependencies, 'env'>): void {
  const isHttps = env.publicConfig.shopOrigin.startsWith('https:');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isHttps) reply.header('strict-transport-security', HSTS);
    if (HTML.test(String(reply.getHeader('content-type') ?? ''))) setDocumentHeaders(reply);
  });
}

function setDocumentHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
  const policies = [reply.getHeader(POLICY) ?? []].flat().map(String);
  if (policies.length === 0) reply.header(POLICY, PLAIN_POLICY);
  else if (!policies.some((policy) => policy.includes('frame-ancestors')))
    reply.header(POLICY, [...policies, "frame-ancestors 'none'"]);
}
