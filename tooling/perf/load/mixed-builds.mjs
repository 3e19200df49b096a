import { BUILD_ID } from 'release-protocol/build-id';

const FILES = new RegExp(String.raw`/remotes/(mfe-[\w-]+)/(${BUILD_ID})/`, 'g');
const REGIONS = new RegExp(String.raw`data-remote="(mfe-[\w-]+)" data-build="(${BUILD_ID})"`, 'g');

/**
 * Finds builds in a page that its X-Shop-Builds header does not list.
 *
 * @param {string} html
 * @param {string} builds header X-Shop-Builds: 'mfe-pdp@0123456789ab,…'
 * @returns {string[]} 'mfe-pdp@ba9876543210'
 */
export function mixedBuilds(html, builds) {
  const named = new Set(builds.split(','));
  const found = [...html.matchAll(FILES), ...html.matchAll(REGIONS)].map(([, remote, build]) => `${remote}@${build}`);
  return [...new Set(found)].filter((each) => !named.has(each));
}
