import type { Registry } from 'release-protocol/registry-schema';
import * as v from 'valibot';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { toLoggableText } from 'shared-domain/contracts/loggable-text';
import { BROWSER_ERROR_LIMITS, type BrowserError, SHELL_REMOTE, VIEW_TOKEN_MAX } from '../../page-state/browser-error';
import { type BuildLabels, UNKNOWN } from './metrics';

export interface KnownBuildsOptions {
  readonly registry: () => Registry | undefined;
  /** Builds of the shell that are published. */
  readonly shellBuilds: readonly string[];
}

/**
 * Labels for metrics: only remotes and builds that exist; anything else is 'unknown', since a report may contain any name.
 *
 * @param named a remote and its build as a report names them
 */
export const createLabels =
  ({ registry, shellBuilds }: KnownBuildsOptions) =>
  (named: { readonly remote?: unknown; readonly build?: unknown }): BuildLabels => {
    const remote = String(named.remote);
    const build = String(named.build);
    const remotes = registry()?.remotes ?? {};
    if (remote !== SHELL_REMOTE && !Object.hasOwn(remotes, remote)) return { remote: UNKNOWN, build: UNKNOWN };
    const builds = remote === SHELL_REMOTE ? shellBuilds : Object.keys(remotes[remote]?.builds ?? {});
    return { remote, build: builds.includes(build) ? build : UNKNOWN };
  };

export type ToLabels = ReturnType<typeof createLabels>;

const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/));
/** Made loggable again: whatever the browser sends is only a claim. */
const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.transform(toLoggableText));

const schema = v.object({
  level: v.picklist(['error', 'warning']),
  remote: v.optional(name),
  build: v.optional(name),
  page: v.pipe(
    v.string(),
    v.startsWith('/'),
    v.maxLength(BROWSER_ERROR_LIMITS.page),
    v.transform((path) => toLoggableText(toLoggablePath(path))),
  ),
  message: text(BROWSER_ERROR_LIMITS.message),
  stack: v.optional(text(BROWSER_ERROR_LIMITS.stack)),
  where: v.optional(text(BROWSER_ERROR_LIMITS.where)),
  context: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^\w{1,30}$/)), text(BROWSER_ERROR_LIMITS.fact)),
    v.maxEntries(BROWSER_ERROR_LIMITS.facts),
  ),
  shellBuild: name,
  isFirst: v.optional(v.boolean()),
  view: v.optional(v.pipe(v.string(), v.maxLength(VIEW_TOKEN_MAX))),
});

/**
 * @param body a report as text, from anywhere
 * @returns the report without personal data and without unknown fields; undefined when it is none
 */
export function parseBrowserError(body: string): BrowserError | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!parsed.success) return undefined;
  // Optional fields that are absent stay absent.
  return Object.fromEntries(
    Object.entries(parsed.output).filter(([, value]) => value !== undefined),
  ) as unknown as BrowserError;
}
