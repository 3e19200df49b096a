/**
 * Which build of a remote a tester sees in place of the stable one: any build that the registry lists, by its name or its version, or one at
 * another address (a dev server, or a sealed build). Chosen by `?remote=mfe-pdp@1.4.2`, `?remote=mfe-pdp@1.4.2-0123456789ab` or
 * `?remote=mfe-pdp@http://localhost:3002`, kept by a signed cookie until the browser is closed, ended by `?remote=`.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { BUILD_ID, versionOf } from '../../../../tooling/build/build-id.js';
import type { Registry } from '../../federation/registry-schema';
import type { ShellEnv } from '../settings/env';
import { createSigner } from './signed-value';
import type { TeamLogin } from './team-login';

export const OVERRIDE_PARAMETER = 'remote';
/** Without an end: as long as the browser is open. */
export const OVERRIDE_COOKIE = 'shop-testing';

/** Remote → build, or address without a last slash. */
export type Overrides = Readonly<Record<string, string>>;

const CHOICE = new RegExp(
  String.raw`^(mfe-[a-z0-9-]+)@(${BUILD_ID}|\d+\.\d+\.\d+[0-9a-z.-]*|https?:\/\/[^/?#\s@]+(?:\/[\w.-]+)*)\/?$`,
);
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;
/** Of one tester at once. */
const MAX_OVERRIDES = 10;

/** What such a page reports is no visitor's: it is in no build's figures. */
export const isTester = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[OVERRIDE_COOKIE] !== undefined;

export const isAddress = (version: string): boolean => version.startsWith('http');

export interface OverrideAccess {
  /** What a request's cookie says, as far as the one who sends it may still have it; undefined for everyone else. */
  of(request: Pick<FastifyRequest, 'cookies'>, registry: Registry): Overrides | undefined;
  /** Whether the one who asks may choose at all. */
  mayChoose(request: Pick<FastifyRequest, 'cookies'>): boolean;
  /**
   * @param choices values of the parameter
   * @returns what is in force from now on; undefined when one of them is no choice, or not allowed
   */
  choose(choices: readonly string[], before: Overrides, registry: Registry): Overrides | undefined;
  toCookie(overrides: Overrides): string;
}

/** Whether values of the parameter are meant for this, and not a query that something else has added. */
export const areChoices = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => value === '' || CHOICE.test(value));

/** @returns undefined where there is no team that could test: no password in production */
export function createOverrideAccess(
  { hasStandIns, testingOrigins }: Pick<ShellEnv, 'hasStandIns' | 'testingOrigins'>,
  login: TeamLogin | undefined,
): OverrideAccess | undefined {
  if (!login && !hasStandIns) return undefined;
  const signer = login ?? createSigner(randomBytes(32));
  // On a developer's machine there is nothing to protect from the one who sits before it.
  const mayChoose: OverrideAccess['mayChoose'] = (request) => hasStandIns || login?.isMember(request) === true;
  const isAllowed = (remote: string, version: string, { remotes }: Registry): boolean => {
    if (isAddress(version)) {
      const { origin } = new URL(version);
      return testingOrigins.includes(origin) || (hasStandIns && LOCAL.test(origin));
    }
    return Object.hasOwn(remotes, remote) && Object.hasOwn(remotes[remote]?.builds ?? {}, version);
  };

  return {
    mayChoose,
    of(request, registry) {
      const text = signer.verify(request.cookies[OVERRIDE_COOKIE]);
      if (!text?.startsWith(PURPOSE) || !mayChoose(request)) return undefined;
      const kept = Object.entries(JSON.parse(text.slice(PURPOSE.length)) as Overrides);
      const allowed = kept.filter(([remote, version]) => isAllowed(remote, version, registry));
      return allowed.length > 0 ? Object.fromEntries(allowed) : undefined;
    },
    choose(choices, before, registry) {
      const chosen = choices.filter(Boolean).map((choice) => {
        const [, remote = '', version = ''] = CHOICE.exec(choice) ?? [];
        return [remote, buildOf(remote, version, registry)] as const;
      });
      if (chosen.some(([remote, version]) => !isAllowed(remote, version, registry))) return undefined;
      const kept = choices.includes('') ? {} : before;
      const next = Object.entries({ ...kept, ...Object.fromEntries(chosen) });
      return Object.fromEntries(next.slice(-MAX_OVERRIDES));
    },
    toCookie: (overrides) => signer.sign(PURPOSE + JSON.stringify(overrides)),
  };
}

/** The registry's newest build of a version; anything else as it is. */
function buildOf(remote: string, version: string, { remotes }: Registry): string {
  const { builds = {} } = (Object.hasOwn(remotes, remote) && remotes[remote]) || {};
  const ofVersion = Object.entries(builds).filter(([build]) => versionOf(build) === version);
  const [newest] = ofVersion.sort(([, one], [, other]) => other.publishedAt.localeCompare(one.publishedAt));
  return newest?.[0] ?? version;
}

/** Another value that is signed is no choice. */
const PURPOSE = 'overrides ';
