const { createHash } = require('node:crypto');

/** Subresource Integrity value of a file. */
const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

module.exports = { integrityOf };
