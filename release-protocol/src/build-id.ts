/** Ids of builds: version of the package and hash of the content, '1.4.2-0123456789ab'. */
import * as v from 'valibot';

/** For use inside a regular expression. Builds from before ids had a version have only the hash. */
export const BUILD_ID = String.raw`(?:\d+\.\d+\.\d+[0-9a-z.-]*-)?[0-9a-f]{12}`;
const WHOLE = new RegExp(`^${BUILD_ID}$`);

export const isBuildId = (text: string): boolean => WHOLE.test(text);

export const buildIdSchema = v.pipe(v.string(), v.check(isBuildId, 'a build is a version and 12 hex digits'));

/** @returns '1.4.2' for '1.4.2-0123456789ab'; undefined for a build from before ids had a version */
export const versionOf = (build: string): string | undefined =>
  isBuildId(build) && build.length > 12 ? build.slice(0, -13) : undefined;
