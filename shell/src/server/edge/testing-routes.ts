/** Testers: the choice of builds, and pages with them. Every other visitor passes by on the first line. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { PATHS } from 'shared-domain/contracts/paths';
import type { ShellAssets } from '../html/shell-assets';
import type { Composition } from '../registry/composition';
import { overriddenPage } from '../team/overridden-page';
import { areChoices, createOverrideAccess, OVERRIDE_COOKIE, OVERRIDE_PARAMETER } from '../team/overrides';
import { createTeamLogin } from '../team/team-login';
import { testingPage, unreachablePage } from '../team/testing-page';
import type { EdgeDependencies } from './dependencies';

type TestingDependencies = EdgeDependencies & {
  readonly shell: ShellAssets;
  readonly composition: Pick<Composition, 'stable' | 'registry'>;
};

/**
 * Answers requests for pages from testers. A reply is never handed back by a promise: it would be waited for until it has been sent.
 *
 * @returns false for a request that is to be answered as everyone's
 */
export type AnswerTester = (request: FastifyRequest, reply: FastifyReply, url: URL) => Promise<boolean>;

export function registerTesting(
  app: FastifyInstance,
  { env, log, shell, composition }: TestingDependencies,
): AnswerTester {
  const { publicConfig: config } = env;
  const login = createTeamLogin(env);
  const access = createOverrideAccess(env, login);
  if (!access) return () => Promise.resolve(false);
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.shopOrigin.startsWith('https:'),
  } as const;

  app.get(PATHS.testing, (request, reply) => {
    if (!env.hasStandIns && !login?.admit(request, reply)) return reply;
    const { til = '/', [OVERRIDE_PARAMETER]: asked = '', avslag } = request.query as Readonly<Record<string, unknown>>;
    const { registry } = composition;
    const { headers, html } = testingPage(config, {
      returnTo: ownAddress(til),
      asked: typeof asked === 'string' ? asked : '',
      isRefused: avslag !== undefined,
      overrides: (registry && access.of(request, registry)) ?? {},
      registry,
    });
    return reply.headers(headers).send(html);
  });

  return async (request, reply, url) => {
    const choices = request.raw.url?.includes(`${OVERRIDE_PARAMETER}=`)
      ? url.searchParams.getAll(OVERRIDE_PARAMETER)
      : [];
    if (choices.length === 0 && request.cookies[OVERRIDE_COOKIE] === undefined) return false;
    const { registry } = composition;
    if (!registry) return false;
    if (areChoices(choices)) {
      void reply.header('cache-control', 'no-store').redirect(choose(choices), 303);
      return true;
    }
    const overrides = access.of(request, registry);
    if (!overrides) return false;
    const { builds, releases } = composition.stable;
    const options = {
      config,
      shell,
      composition: { builds, releases, registry },
      log,
      isDev: env.devServers !== undefined,
    };
    const page = await overriddenPage(options, overrides, { pathname: url.pathname, now: Date.now() });
    if (page === 'elsewhere') return false;
    const { headers, html } = page === 'unreachable' ? unreachablePage(config, url) : page;
    void reply
      .code(page === 'unreachable' ? 502 : 200)
      .headers(headers)
      .send(html);
    return true;

    function choose(given: readonly string[]): string {
      const rest = new URLSearchParams(
        [...url.searchParams].filter(([name]) => name !== OVERRIDE_PARAMETER),
      ).toString();
      const back = rest ? `${url.pathname}?${rest}` : url.pathname;
      const isEnd = given.every((choice) => choice === '');
      const asking = new URLSearchParams([['til', back], ...given.map((choice) => [OVERRIDE_PARAMETER, choice])]);
      // Another site's link chooses nothing: the tester does, on a page of the shop.
      if (!isEnd && !(isOwnWish(request) && access?.mayChoose(request))) return `${PATHS.testing}?${asking.toString()}`;
      const before = registry && access?.of(request, registry);
      const next = registry && access?.choose(given, before ?? {}, registry);
      if (!next) return `${PATHS.testing}?${asking.toString()}&avslag`;
      if (Object.keys(next).length === 0) void reply.clearCookie(OVERRIDE_COOKIE, cookie);
      else void reply.setCookie(OVERRIDE_COOKIE, access?.toCookie(next) ?? '', cookie);
      log.info({ remotes: Object.keys(next).join(','), path: toLoggablePath(back) }, 'a tester chose other builds');
      return back;
    }
  };
}

/** From a page of the shop, or typed. */
const isOwnWish = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);

/** A path of this shop, whatever was given. */
function ownAddress(text: unknown): URL {
  const path = typeof text === 'string' && /^\/(?![/\\])/.test(text) ? text : '/';
  return new URL(`http://shop.invalid${path}`);
}
