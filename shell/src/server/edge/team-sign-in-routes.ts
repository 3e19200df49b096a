/** `/_shop/team/sign-in` sends a member of the team to the operator's identity provider, which sends them back to `/_shop/team/return`. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PATHS } from 'shared-domain/contracts/paths';
import { resolveReturnPath } from 'shared-domain/identity';
import type { TeamLogin } from '../team/team-login';
import { type BegunSignIn, createTeamProvider } from '../team/team-provider';
import type { EdgeDependencies } from './dependencies';

/** Time to sign in at the provider, in seconds. */
const SIGN_IN_COOKIE = { name: 'shop-team-sign-in', maxAgeSeconds: 600 } as const;
/** Other signed cookies are not accepted as a sign-in that has begun. */
const PURPOSE = 'sign-in ';

interface Begun extends BegunSignIn {
  readonly returnTo: string;
}

/** Without a provider there are no such addresses. */
export function registerTeamSignIn(
  app: FastifyInstance,
  { env, log, team }: Pick<EdgeDependencies, 'env' | 'log'> & { readonly team: TeamLogin | undefined },
): void {
  const { shopOrigin } = env.publicConfig;
  if (!team || !env.teamProvider) return;
  const provider = createTeamProvider(env.teamProvider, shopOrigin);
  const cookie = { ...team.cookieOptions, path: '/_shop/team/' };

  const say = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    reply.code(status).type('text/plain; charset=utf-8').send(text);
  const isAway = (reply: FastifyReply, error: unknown): FastifyReply => {
    log.warning('A member of the team could not sign in', { reason: String(error) });
    return say(reply, 503, 'The identity provider did not answer as it should. Open the page again to sign in.');
  };

  app.get(PATHS.teamSignIn, async (request, reply) => {
    const { til = PATHS.releases } = request.query as Readonly<Record<string, unknown>>;
    void reply.header('cache-control', 'no-store');
    try {
      const { location, begun } = await provider.begin();
      const kept: Begun = { ...begun, returnTo: resolveReturnPath(String(til), shopOrigin) };
      return await reply
        .setCookie(SIGN_IN_COOKIE.name, team.sign(PURPOSE + JSON.stringify(kept)), {
          ...cookie,
          maxAge: SIGN_IN_COOKIE.maxAgeSeconds,
        })
        .redirect(location, 303);
    } catch (error) {
      return isAway(reply, error);
    }
  });

  app.get(PATHS.teamReturn, async (request, reply) => {
    void reply.header('cache-control', 'no-store').clearCookie(SIGN_IN_COOKIE.name, cookie);
    const kept = team.verify(request.cookies[SIGN_IN_COOKIE.name]);
    if (!kept?.startsWith(PURPOSE)) return say(reply, 400, 'This sign-in has ended. Open the page again.');
    const { returnTo, ...begun } = JSON.parse(kept.slice(PURPOSE.length)) as Begun;
    try {
      const name = await provider.finish(new URL(request.url, shopOrigin).searchParams, begun);
      if (name === undefined) return say(reply, 403, 'You are signed in, but not a member of the team of this shop.');
      team.signIn(reply, name);
      return await reply.redirect(returnTo, 303);
    } catch (error) {
      return isAway(reply, error);
    }
  });
}
