const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Class names carry a hash of the file's name and content. Remotes that compile in the same version of a part share its class names
 * (the doubled rules are harmless); different versions never share one.
 */
function localIdentName(loaderContext, _pattern, localName) {
  const file = loaderContext.resourcePath;
  const hash = createHash('sha256').update(path.basename(file)).update(readFileSync(file));
  return `${localName}-${hash.digest('base64url').slice(0, 5)}`;
}

module.exports = { localIdentName };
