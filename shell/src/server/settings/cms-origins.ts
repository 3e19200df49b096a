/** Where pages of the CMS have pictures, video and scripts from: `CMS_ORIGINS="img-src https://a.example; script-src https://b.example"`. */
import * as v from 'valibot';

const DIRECTIVES = ['img-src', 'media-src', 'frame-src', 'script-src'] as const;
type Directive = (typeof DIRECTIVES)[number];

export type CmsOrigins = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Neither a path nor a wildcard; without TLS on this machine only. */
const ORIGIN = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/;

/** @returns undefined when the text is no list of directives, each given once and with its origins */
function parse(text: string): CmsOrigins | undefined {
  const given = new Map<string, readonly string[]>();
  for (const part of text.split(';').filter((each) => each.trim() !== '')) {
    const [directive = '', ...origins] = part.trim().split(/\s+/);
    const isKnown = DIRECTIVES.some((each) => each === directive) && !given.has(directive);
    if (!isKnown || origins.length === 0 || !origins.every((origin) => ORIGIN.test(origin))) return undefined;
    given.set(directive, origins);
  }
  return Object.fromEntries(given);
}

export const cmsOrigins = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const origins = parse(dataset.value);
    if (origins) return origins;
    addIssue({ message: `must be directives (${DIRECTIVES.join(', ')}) with their https origins, separated by ;` });
    return NEVER;
  }),
);
