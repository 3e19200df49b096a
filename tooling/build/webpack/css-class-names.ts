import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The names of classes in the text of a style sheet, in its order. */
const namesIn = (text: string) => [...new Set([...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name))];

/**
 * Class names are a hash of the file's name and content, and the name's place in it: 1.2 kB less of a compressed product page than the names
 * themselves. Remotes that compile in the same version of a part share its class names (the doubled rules are harmless); different
 * versions never share one.
 */
export function localIdentName(
  loaderContext: { readonly resourcePath: string },
  _pattern: string,
  localName: string,
): string {
  const file = loaderContext.resourcePath;
  const text = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(path.basename(file)).update(text).digest('base64url').slice(0, 5);
  const place = namesIn(text).indexOf(localName);
  // Names of animations are no classes.
  return `_${hash}${place < 0 ? `-${localName}` : place.toString(36)}`;
}
