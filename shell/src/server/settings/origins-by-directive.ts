/** Origins that widen a security policy: `img-src https://a.example; script-src https://b.example`. */
import * as v from 'valibot';

export type OriginsByDirective = Readonly<Record<string, readonly string[]>>;

/** Neither a path nor a wildcard; without TLS on this machine only. */
const ORIGIN = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/;

/** @returns undefined when the text is no list of directives, each given once and with its origins */
function parse(text: string, directives: readonly string[]): OriginsByDirective | undefined {
  const given = new Map<string, readonly string[]>();
  for (const part of text.split(';').filter((each) => each.trim() !== '')) {
    const [directive = '', ...origins] = part.trim().split(/\s+/);
    const isKnown = directives.includes(directive) && !given.has(directive);
    if (!isKnown || origins.length === 0 || !origins.every((origin) => ORIGIN.test(origin))) return undefined;
    given.set(directive, origins);
  }
  return Object.fromEntries(given);
}

const originsOf = (directives: readonly string[]) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const origins = parse(dataset.value, directives);
      if (origins) return origins;
      addIssue({ message: `must be directives (${directives.join(', ')}) with their https origins, separated by ;` });
      return NEVER;
    }),
  );

const LOADED = ['img-src', 'media-src', 'frame-src', 'script-src'] as const;

/** Where pages of the CMS have pictures, video and scripts from. */
export const cmsOrigins = originsOf(LOADED);
/** Where tags of the tag manager load from, and send to. */
export const tagOrigins = originsOf([...LOADED, 'connect-src']);
