import { createHash } from 'node:crypto';

/** Subresource Integrity value, e.g. 'sha256-…='. */
export const integrityOf = (bytes: string | Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
