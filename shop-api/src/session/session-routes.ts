import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../http/client';
import type { Dependencies } from '../http/dependencies';
import { ProblemError } from '../http/problem';
import { requireOwnOrigin } from '../http/require-own-origin';
import { SESSION_SECONDS, sessionStore } from './session-store';
import { sessionUserReader } from './session-user';
import { type TokenOwner, tokenVerifier } from './token-verifier';

const ROOT = '/shop/api/security';
const BEARER = /^Bearer ([\x21-\x7e]{1,4096})$/;

interface Proof {
  readonly accessToken: string;
  readonly owner: TokenOwner;
}

/** Opens, keeps and closes the HttpOnly session of a login, and answers whether there is one (F7.5-1). */
export function registerSession(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database, clock } = dependencies;
  const sessions = sessionStore(database, clock);
  const readUser = sessionUserReader(dependencies);
  const verify = tokenVerifier(dependencies);
  // The whole site: customer flags and the pages of 'Min Side' and of store staff need the session too.
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.shopOrigin.startsWith('https:'),
  } as const;

  app.get(`${ROOT}/isauthenticated`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const user = await readUser(request);
    if (!user) return { isAuthenticated: false };
    const { name, givenName, isRetailer } = user;
    return { isAuthenticated: true, user: { name, givenName, isRetailer } };
  });

  app.post(`${ROOT}/session`, async (request, reply) => {
    const proof = await proofOf(request);
    await closeSession(request);
    return openSession(reply, proof);
  });

  // The page has a renewed token. The session keeps its id and its end; a new login never does.
  app.put(`${ROOT}/session`, async (request, reply) => {
    const proof = await proofOf(request);
    const token = request.cookies[SESSION_COOKIE];
    const session = token === undefined ? null : await sessions.find(token);
    if (token !== undefined && session?.subject === proof.owner.subject) {
      await sessions.confirm(token, proof.owner.user, proof.accessToken);
      return done(reply);
    }
    await closeSession(request);
    return openSession(reply, proof);
  });

  app.delete(`${ROOT}/session`, async (request, reply) => {
    requireOwnOrigin(request, config);
    await closeSession(request);
    return done(reply.clearCookie(SESSION_COOKIE, cookie));
  });

  async function proofOf(request: FastifyRequest): Promise<Proof> {
    requireOwnOrigin(request, config);
    const accessToken = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const owner = accessToken === undefined ? null : await verify(accessToken);
    if (accessToken === undefined || !owner)
      throw new ProblemError({ status: 401, detail: 'A valid access token is required' });
    return { accessToken, owner };
  }

  async function openSession(reply: FastifyReply, { accessToken, owner }: Proof): Promise<FastifyReply> {
    const token = await sessions.open(owner.subject, owner.user, accessToken);
    return done(reply.setCookie(SESSION_COOKIE, token, { ...cookie, maxAge: SESSION_SECONDS }));
  }

  /** A new login ends the session before it. */
  async function closeSession({ cookies }: FastifyRequest): Promise<void> {
    const token = cookies[SESSION_COOKIE];
    if (token !== undefined) await sessions.close(token);
  }
}

const done = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store').code(204).send();
