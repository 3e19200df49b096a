/** Subresource Integrity: what a file of a build contains, said by its hash. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';

export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'an integrity value is sha256- and base64'),
);
