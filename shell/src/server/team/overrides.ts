/**
 * Overrides: testers choose which build of a remote they see instead of the stable one. It is a build that the registry lists, by id or version,
 * or a preview at another address (a dev server, or a sealed build): `?remote=mfe-pdp@1.4.2`, `?remote=mfe-pdp@1.4.2-0123456789ab` or
 * `?remote=mfe-pdp@http://localhost:3002`. A signed cookie keeps the choice until the browser is closed; `?remote=` ends it.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { BUILD_ID, versionOf } from 'release-protocol/build-id';
import type { Registry } from 'release-protocol/registry-schema';
import type { ShellEnv } from '../settings/env';
import { createSigner } from './signed-value';
import type { TeamLogin } from './team-login';

export const OVERRIDE_PARAMETER = 'remote';
/** A session cookie. */
export const OVERRIDE_COOKIE = 'shop-testing';

/** Remote → build, or address without a trailing slash. */
export type Overrides = Readonly<Record<string, string>>;

const CHOICE = new RegExp(
  String.raw`^(mfe-[a-z0-9-]+)@(${BUILD_ID}|\d+\.\d+\.\d+[0-9a-z.-]*|https?:\/\/[^/?#\s@]+(?:\/[\w.-]+)*)\/?$`,
);
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;
const MAX_OVERRIDES = 10;

/** Reports from pages of testers are left out of all figures. */
export const isTester = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[OVERRIDE_COOKIE] !== undefined;

export const isAddress = (version: string): boolean => version.startsWith('http');

export interface OverrideAccess {
  /** The overrides in the request's cookie that are still allowed; undefined when there are none. */
  read(request: Pick<FastifyRequest, 'cookies'>, registry: Registry): Overrides | undefined;
  /** Whether the sender of the request may choose builds. */
  canChoose(request: Pick<FastifyRequest, 'cookies'>): boolean;
  /**
   * @param choices values of the parameter
   * @returns the new overrides; undefined when a choice is invalid or not allowed
   */
  choose(choices: readonly string[], before: Overrides, registry: Registry): Overrides | undefined;
  toCookie(overrides: Overrides): string;
}

/** False for a `remote` parameter that has another purpose. */
export const areChoices = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => value === '' || CHOICE.test(value));

/** @returns undefined when testing is off: in production without a sign-in of the team */
export function createOverrideAccess(
  { hasStandIns, testingOrigins }: Pick<ShellEnv, 'hasStandIns' | 'testingOrigins'>,
  login: TeamLogin | undefined,
): OverrideAccess | undefined {
  if (!login && !hasStandIns) return undefined;
  const signer = login ?? createSigner(randomBytes(32));
  // On a developer's machine there is nothing to protect.
  const canChoose: OverrideAccess['canChoose'] = (request) => hasStandIns || login?.memberOf(request) !== undefined;
  const isAllowed = (remote: string, version: string, { remotes }: Registry): boolean => {
    if (isAddress(version)) {
      const { origin } = new URL(version);
      return testingOrigins.includes(origin) || (hasStandIns && LOCAL.test(origin));
    }
    return Object.hasOwn(remotes, remote) && Object.hasOwn(remotes[remote]?.builds ?? {}, version);
  };

  return {
    canChoose,
    read(request, registry) {
      const text = signer.verify(request.cookies[OVERRIDE_COOKIE]);
      if (!text?.startsWith(PURPOSE) || !canChoose(request)) return undefined;
      const kept = Object.entries(JSON.parse(text.slice(PURPOSE.length)) as Overrides);
      const allowed = kept.filter(([remote, version]) => isAllowed(remote, version, registry));
      return allowed.length > 0 ? Object.fromEntries(allowed) : undefined;
    },
    choose(choices, before, registry) {
      const chosen = choices.filter(Boolean).map((choice) => {
        const [, remote = '', version = ''] = CHOICE.exec(choice) ?? [];
        return [remote, resolveVersion(remote, version, registry)] as const;
      });
      if (chosen.some(([remote, version]) => !isAllowed(remote, version, registry))) return undefined;
      const kept = choices.includes('') ? {} : before;
      const next = Object.entries({ ...kept, ...Object.fromEntries(chosen) });
      return Object.fromEntries(next.slice(-MAX_OVERRIDES));
    },
    toCookie: (overrides) => signer.sign(PURPOSE + JSON.stringify(overrides)),
  };
}

/** Turns a version into its newest build in the registry; anything else is returned as it is. */
function resolveVersion(remote: string, version: string, { remotes }: Registry): string {
  const { builds = {} } = (Object.hasOwn(remotes, remote) && remotes[remote]) || {};
  const ofVersion = Object.entries(builds).filter(([build]) => versionOf(build) === version);
  const [newest] = ofVersion.sort(([, one], [, other]) => other.publishedAt.localeCompare(one.publishedAt));
  return newest?.[0] ?? version;
}

/** Prefix of the signed value: other signed cookies are not accepted as overrides. */
const PURPOSE = 'overrides ';
