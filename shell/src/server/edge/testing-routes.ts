/** Testers choose builds and get pages with them. For all other visitors this costs one check. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { PATHS } from 'shared-domain/contracts/paths';
import { resolveReturnPath } from 'shared-domain/identity';
import type { ShellAssets } from '../html/shell-assets';
import type { Composition } from '../registry/composition';
import { overriddenPage } from '../team/overridden-page';
import { areChoices, createOverrideAccess, OVERRIDE_COOKIE, OVERRIDE_PARAMETER } from '../team/overrides';
import type { TeamLogin } from '../team/team-login';
import { testingPage, unreachablePage } from '../team/testing-page';
import type { EdgeDependencies } from './dependencies';

type TestingDependencies = EdgeDependencies & {
  readonly shell: ShellAssets;
  readonly composition: Pick<Composition, 'stable' | 'registry'>;
  readonly team: TeamLogin | undefined;
};

/**
 * Answers page requests of testers. Resolves with a boolean and not with the reply: awaiting a reply waits until it has been sent.
 *
 * @returns false when the request is to be answered as usual
 */
export type AnswerTester = (request: FastifyRequest, reply: FastifyReply, url: URL) => Promise<boolean>;

export function registerTesting(
  app: FastifyInstance,
  { env, log, shell, composition, team }: TestingDependencies,
): AnswerTester {
  const { publicConfig: config } = env;
  const access = createOverrideAccess(env, team);
  if (!access) return () => Promise.resolve(false);
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.shopOrigin.startsWith('https:'),
  } as const;

  app.get(PATHS.testing, (request, reply) => {
    if (!env.hasStandIns && team?.admit(request, reply) === undefined) return reply;
    const {
      til = '/',
      [OVERRIDE_PARAMETER]: suggested = '',
      avslag,
    } = request.query as Readonly<Record<string, unknown>>;
    const { registry } = composition;
    const { headers, html } = testingPage(config, {
      returnTo: new URL(`http://shop.invalid${resolveReturnPath(String(til), config.shopOrigin)}`),
      suggested: typeof suggested === 'string' ? suggested : '',
      isRefused: avslag !== undefined,
      overrides: (registry && access.read(request, registry)) ?? {},
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
    const overrides = access.read(request, registry);
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
    if (page === 'no-page') return false;
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
      const back = resolveReturnPath(rest ? `${url.pathname}?${rest}` : url.pathname, config.shopOrigin);
      const isEnd = given.every((choice) => choice === '');
      const confirmation = new URLSearchParams([['til', back], ...given.map((choice) => [OVERRIDE_PARAMETER, choice])]);
      // A link on another site must not change the choice: the tester confirms it on a page of the shop.
      if (!isEnd && !(isOwnNavigation(request) && access?.canChoose(request)))
        return `${PATHS.testing}?${confirmation.toString()}`;
      const before = registry && access?.read(request, registry);
      const next = registry && access?.choose(given, before ?? {}, registry);
      if (!next) return `${PATHS.testing}?${confirmation.toString()}&avslag`;
      if (Object.keys(next).length === 0) void reply.clearCookie(OVERRIDE_COOKIE, cookie);
      else void reply.setCookie(OVERRIDE_COOKIE, access?.toCookie(next) ?? '', cookie);
      log.info(
        { member: team?.memberOf(request), remotes: Object.keys(next).join(','), path: toLoggablePath(back) },
        'a tester chose other builds',
      );
      return back;
    }
  };
}

/** The request comes from a page of the shop, or its address was typed. */
const isOwnNavigation = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);
