import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SessionTokenAnswer } from 'shared-domain/identity/io';
import { requireOwnOrigin, SESSION_COOKIE } from '../http/client';
import type { Dependencies } from '../http/dependencies';
import { parseRequest, ProblemError } from '../http/problem';
import { MAX_TOKEN_LENGTH } from './provider-connection';
import { freshTokens, providerTokens, tokenText } from './provider-tokens';
import { createSessionStore, SESSION_SECONDS, type SessionTokens } from './session-store';
import { sessionUserReader } from './session-user';
import { type TokenOwner, tokenVerifier } from './token-verifier';

const ROOT = '/shop/api/security';
const BEARER = /^Bearer ([\x21-\x7e]+)$/;

/** Calls that a visitor waits for. */
const PROVIDER_TIMEOUT_MS = 4_000;

/** The tokens of a login beside the access token: the session keeps them, so that no page has to. */
const loginSchema = v.strictObject({
  refreshToken: v.optional(tokenText),
  idToken: v.optional(tokenText),
  /** By the provider's answer to the login: not every access token says when it ends. */
  expiresInSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e9))),
});

/** The request of RFC 6749 4.1.3, as the page's OpenID Connect library sends it. */
const codeSchema = v.object({
  grant_type: v.literal('authorization_code'),
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TOKEN_LENGTH)),
  redirect_uri: v.string(),
  code_verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/, 'must be a PKCE verifier')),
});

/** Rejected: a server of the operator refused the token that the page had. */
const questionSchema = v.strictObject({ isRejected: v.optional(v.boolean()) });

interface Proof {
  readonly tokens: SessionTokens;
  readonly owner: TokenOwner;
}

/** Opens, keeps and closes the HttpOnly session of a login, and answers whether there is one (F7.5-1). */
export function registerSession(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, database, clock } = dependencies;
  const sessions = createSessionStore(database, clock);
  const readUser = sessionUserReader(dependencies);
  const verify = tokenVerifier(dependencies);
  const tokensOf = freshTokens(dependencies, PROVIDER_TIMEOUT_MS);
  const provider = providerTokens(dependencies, PROVIDER_TIMEOUT_MS);
  // The whole site: customer flags and the pages of 'Min Side' and of store staff need the session too.
  const cookieOptions = {
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

  // The token endpoint of a client that has a secret or a key: a page gives the code, the server says who the client is.
  app.post(`${ROOT}/code`, async (request, reply) => {
    requireOwnOrigin(request, config);
    const { code, redirect_uri, code_verifier } = parseRequest(codeSchema, request.body ?? {}, 'body');
    const tokens = await provider.exchange({ code, redirectUri: redirect_uri, codeVerifier: code_verifier });
    if (!tokens) throw new ProblemError({ status: 401, detail: 'The provider refuses the code' });
    reply.header('cache-control', 'no-store');
    return tokens;
  });

  app.post(`${ROOT}/session`, async (request, reply) => {
    const proof = await proofOf(request);
    await closeSession(request);
    return openSession(reply, proof);
  });

  // The page has renewed a token that the shop could not. The session keeps its id and its end; a new login never does.
  app.put(`${ROOT}/session`, async (request, reply) => {
    const proof = await proofOf(request);
    const cookie = request.cookies[SESSION_COOKIE];
    const session = cookie === undefined ? null : await sessions.find(cookie);
    if (cookie !== undefined && session?.subject === proof.owner.subject) {
      await sessions.replaceTokens(cookie, proof.tokens);
      await sessions.confirm(cookie, proof.owner.user);
      return done(reply);
    }
    await closeSession(request);
    return openSession(reply, proof);
  });

  // A page keeps its access token in memory only: a reload, another tab and a renewal all ask here.
  app.post(`${ROOT}/session/token`, async (request, reply): Promise<SessionTokenAnswer> => {
    requireOwnOrigin(request, config);
    reply.header('cache-control', 'no-store');
    const cookie = request.cookies[SESSION_COOKIE];
    const { isRejected = false } = parseRequest(questionSchema, request.body ?? {}, 'body');
    if (isRejected && cookie !== undefined) await sessions.requireCheck(cookie);
    const tokens = cookie === undefined ? null : await tokensOf(cookie);
    const user = tokens && (await readUser(request));
    if (!tokens || !user) {
      reply.clearCookie(SESSION_COOKIE, cookieOptions);
      throw new ProblemError({ status: 401, detail: 'Nobody is logged in' });
    }
    const { accessToken, refreshToken, expiresAtMs } = tokens;
    return {
      accessToken,
      expiresInSeconds: expiresAtMs === null ? null : Math.max(0, Math.floor((expiresAtMs - clock()) / 1000)),
      isRenewable: refreshToken !== null,
      user,
    };
  });

  app.delete(`${ROOT}/session`, async (request, reply) => {
    requireOwnOrigin(request, config);
    const tokens = await closeSession(request);
    // The session has ended whether the provider answers or not; what is left there ends by its own time.
    if (tokens) await provider.revoke(tokens).catch(() => request.log.warn('tokens were not revoked'));
    reply.clearCookie(SESSION_COOKIE, cookieOptions).header('cache-control', 'no-store');
    return { idToken: tokens?.idToken ?? null };
  });

  async function proofOf(request: FastifyRequest): Promise<Proof> {
    requireOwnOrigin(request, config);
    const login = parseRequest(loginSchema, request.body ?? {}, 'body');
    const { refreshToken = null, idToken = null, expiresInSeconds } = login;
    const accessToken = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const isPossible = accessToken !== undefined && accessToken.length <= MAX_TOKEN_LENGTH;
    const owner = isPossible ? await verify({ accessToken, idToken }) : null;
    if (!isPossible || !owner) throw new ProblemError({ status: 401, detail: 'A valid access token is required' });
    const saidMs = expiresInSeconds === undefined ? null : clock() + expiresInSeconds * 1000;
    return { tokens: { accessToken, refreshToken, idToken, expiresAtMs: owner.expiresAtMs ?? saidMs }, owner };
  }

  async function openSession(reply: FastifyReply, { tokens, owner }: Proof): Promise<FastifyReply> {
    const cookie = await sessions.open(owner.subject, owner.user, tokens);
    return done(reply.setCookie(SESSION_COOKIE, cookie, { ...cookieOptions, maxAge: SESSION_SECONDS }));
  }

  /** A new login ends the session before it. */
  async function closeSession({ cookies }: FastifyRequest): Promise<SessionTokens | null> {
    const cookie = cookies[SESSION_COOKIE];
    if (cookie === undefined) return null;
    const session = await sessions.find(cookie);
    await sessions.close(cookie);
    return session?.tokens() ?? null;
  }
}

const done = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store').code(204).send();
