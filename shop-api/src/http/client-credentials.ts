import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from './client';
import { ProblemError } from './problem';

/** Compared when the client is unknown, so that the time of the answer says nothing about names. */
const NOBODY = 'no such client';

/**
 * The system that calls, by client credentials: its name and secret as HTTP Basic (RFC 7617).
 *
 * @throws ProblemError 401
 */
export function requireClient(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  clients: Readonly<Record<string, string>>,
): string {
  const [, encoded = ''] = /^Basic ([\w+/=]{1,1000})$/i.exec(headers.authorization ?? '') ?? [];
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = given.indexOf(':');
  const name = given.slice(0, Math.max(0, colon));
  const secret = Object.hasOwn(clients, name) ? clients[name] : undefined;
  const isRight = isSameSecret(given.slice(colon + 1), secret ?? NOBODY);
  if (isRight && secret !== undefined) return name;
  void reply.header('www-authenticate', 'Basic realm="Shop API", charset="UTF-8"');
  throw new ProblemError({ status: 401, detail: 'This call needs the name and secret of a client' });
}
