import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../server/dependencies';
import { ProblemError } from '../../server/problem';
import { createLoginProof } from './login-proof';
import { SESSION_COOKIE as COOKIE, SESSION_PATHS } from './session-cookie';
import { SESSION_SECONDS, sessionStore } from './session-store';
import { verifyAtProvider } from './userinfo';

const [ROOT] = SESSION_PATHS;
const BEARER = /^Bearer ([\x21-\x7e]{1,4096})$/;

/** Whether a visitor is logged in (F7.5-1), as an HttpOnly session says that login-return opens; and customer flags (F7.5-2). */
export function registerSession(app: FastifyInstance, { config, database, clock }: Dependencies): void {
  const sessions = sessionStore(database, clock);
  const verify = verifyAtProvider(config.issuer);
  const isLoggedIn = createLoginProof({ database, clock });
  const cookie = { httpOnly: true, sameSite: 'lax', secure: config.shopOrigin.startsWith('https:') } as const;

  /** A page of another site may neither open nor close the session of a visitor. */
  const requireOwnOrigin = (request: FastifyRequest): void => {
    if (request.headers.origin !== config.shopOrigin) throw new ProblemError({ status: 403, detail: 'Only pages of the shop may ask this' });
  };

  app.get(`${ROOT}/isauthenticated`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { isAuthenticated: await isLoggedIn(request) };
  });

  app.post(`${ROOT}/session`, async (request, reply) => {
    requireOwnOrigin(request);
    const accessToken = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const owner = accessToken === undefined ? null : await verify(accessToken);
    if (!owner) throw new ProblemError({ status: 401, detail: 'A valid access token is required' });
    const token = await sessions.open(owner.subject);
    for (const path of SESSION_PATHS) reply.setCookie(COOKIE, token, { ...cookie, path, maxAge: SESSION_SECONDS });
    return done(reply);
  });

  app.delete(`${ROOT}/session`, async (request, reply) => {
    requireOwnOrigin(request);
    const token = request.cookies[COOKIE];
    if (token !== undefined) await sessions.close(token);
    for (const path of SESSION_PATHS) reply.clearCookie(COOKIE, { ...cookie, path });
    return done(reply);
  });

  app.get('/api/userServiceApi/GetPublicUser/', async (request, reply) => {
    if (request.headers['api-token'] !== config.channelApiKey) throw new ProblemError({ status: 401, detail: 'A valid api-token is required' });
    reply.header('cache-control', 'no-store');
    // The reference environment knows nobody who also has TV or broadband (F6-5).
    return { isInternetCustomer: false };
  });
}

const done = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store').code(204).send();
