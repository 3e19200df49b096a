/** Ids of builds: version of the package and hash of the content, '1.4.2-0123456789ab'. */

/** For use inside a regular expression. Builds from before ids had a version have only the hash. */
const BUILD_ID = String.raw`(?:\d+\.\d+\.\d+[0-9a-z.-]*-)?[0-9a-f]{12}`;
const WHOLE = new RegExp(`^${BUILD_ID}$`);

const isBuildId = (text) => WHOLE.test(text);

/** @returns {string | undefined} '1.4.2'; undefined for a build from before ids had a version */
const versionOf = (build) => (isBuildId(build) && build.length > 12 ? build.slice(0, -13) : undefined);

module.exports = { BUILD_ID, isBuildId, versionOf };
