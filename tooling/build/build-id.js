/** What a build is called: the version of its package and the hash of its content, '1.4.2-0123456789ab'. */

/** As a part of a regular expression. The hash alone: a build from before versions were part of the name. */
const BUILD_ID = String.raw`(?:\d+\.\d+\.\d+[0-9a-z.-]*-)?[0-9a-f]{12}`;
const WHOLE = new RegExp(`^${BUILD_ID}$`);

const isBuildId = (text) => WHOLE.test(text);

/** @returns {string | undefined} '1.4.2'; undefined for a build from before versions were part of the name */
const versionOf = (build) => (isBuildId(build) && build.length > 12 ? build.slice(0, -13) : undefined);

module.exports = { BUILD_ID, isBuildId, versionOf };
