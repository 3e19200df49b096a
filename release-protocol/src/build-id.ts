/** Ids of builds: version of the package and 128 bits of the content's hash, '1.4.2-0123456789abcdef0123456789abcdef'. */
import * as v from 'valibot';

/** For use inside a regular expression. Older builds have 48 bits of the hash, and the oldest no version. */
export const BUILD_ID = String.raw`(?:\d+\.\d+\.\d+[0-9a-z.-]*-)?(?:[0-9a-f]{32}|[0-9a-f]{12})`;
const WHOLE = new RegExp(`^${BUILD_ID}$`);

export const isBuildId = (text: string): boolean => WHOLE.test(text);

export const buildIdSchema = v.pipe(v.string(), v.check(isBuildId, 'a build is a version and 32 hex digits'));

/** @returns '1.4.2' for '1.4.2-0123456789abcdef0123456789abcdef'; undefined for a build from before ids had a version */
export const versionOf = (build: string): string | undefined =>
  isBuildId(build) && build.includes('-') ? build.slice(0, build.lastIndexOf('-')) : undefined;
