import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A class is called by its name and a hash of the file's name and content. Remotes that compile in the same version of a part share its
 * class names (the doubled rules are harmless); different versions never share one.
 */
export function localIdentName(
  { resourcePath: file }: { readonly resourcePath: string },
  _pattern: string,
  localName: string,
): string {
  const hash = createHash('sha256').update(path.basename(file)).update(readFileSync(file, 'utf8'));
  return `${localName}-${hash.digest('base64url').slice(0, 5)}`;
}
