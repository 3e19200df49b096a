/** `federation.json` of a remote: what it brings to the shop. Sealed into its builds, checked again where they are released. */
import * as v from 'valibot';

const name = v.pipe(v.string(), v.nonEmpty());
const path = v.pipe(
  v.string(),
  v.regex(/^\/(?:[^/?#*\s]+\??\/)*$/, 'a path begins and ends with a slash and has no empty segment'),
);

/** The values of a query parameter that a page reads; it ignores the rest. */
const values = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));

const parameterFormSchema = v.union([
  /** The first value, a code: letters, digits, '_', '.', '-'. */
  v.literal('word'),
  /** The first value, a whole number from 1. */
  v.literal('number'),
  /** 'min-max', whole numbers in either order, either may be missing. Several values are a form's fields. */
  v.literal('range'),
  /** Any values, whose order, number and case do not matter. */
  v.literal('set'),
  /** The first value, one of these. */
  v.strictObject({ oneOf: values }),
  /** Those of the values that are among these; their order and number do not matter. */
  v.strictObject({ someOf: values }),
]);

export type ParameterForm = v.InferOutput<typeof parameterFormSchema>;

export const routeSchema = v.pipe(
  v.object({
    /** Unique within the remote. */
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id is lower case, digits and dashes')),
    expose: name,
    /** Patterns of React Router: `/mobiltelefoner/:brandSlug/:modelSlug/:variantSlug?/`. */
    paths: v.pipe(v.array(path), v.minLength(1)),
    /** An address of the page, needed where every path has parameters. New builds are tried with it, and with the paths without parameters. */
    sample: v.optional(path),
    /** Query parameters that decide the page; others are dropped from the cache key. */
    searchParams: v.array(name),
    /** Parameters of the path or the query whose change needs new data; a change of the others only shows it differently. */
    reloadOn: v.array(name),
    /** Those of `searchParams` that hold free text: the HTML of an address with one of them is not cached. */
    uncachedParams: v.optional(v.array(name)),
    /** Those of `uncachedParams` that open what is one person's: no cache stores the answer. */
    privateParams: v.optional(v.array(name)),
    /** Those of `searchParams` that only the browser reads: the server's HTML is the same with and without them. */
    browserParams: v.optional(v.array(name)),
    /** Which values of `searchParams` the page reads: addresses that differ in others are one page. */
    paramForms: v.optional(v.record(name, parameterFormSchema)),
  }),
  v.check(
    ({ searchParams, uncachedParams = [], privateParams = [], browserParams = [], paramForms = {} }) =>
      privateParams.every((parameter) => uncachedParams.includes(parameter)) &&
      [...uncachedParams, ...browserParams, ...Object.keys(paramForms)].every((parameter) =>
        searchParams.includes(parameter),
      ),
    'uncachedParams, browserParams or paramForms names a parameter that is not in searchParams, or privateParams one that is not in uncachedParams',
  ),
  v.check(
    ({ paths, searchParams, reloadOn }) =>
      reloadOn.every(
        (parameter) =>
          searchParams.includes(parameter) ||
          paths.some((pattern) => pattern.split('/').some((part) => part.replace('?', '') === `:${parameter}`)),
      ),
    'reloadOn names a parameter that is in none of the paths and not in searchParams',
  ),
);

/** Addresses of a route's page that are known without its data: the sample, and the paths without parameters, with and without their optional parts. */
export function samplePathsOf({ paths, sample }: Pick<FederationRoute, 'paths' | 'sample'>): readonly string[] {
  const fixed = paths.flatMap(withAndWithoutOptional).filter((path) => !path.includes(':'));
  return [...new Set([...(sample === undefined ? [] : [sample]), ...fixed])];
}

/** '/bedrift?/nettbrett/' → '/nettbrett/', '/bedrift/nettbrett/' */
function withAndWithoutOptional(pattern: string): readonly string[] {
  const optional = /[^/]+\?\//.exec(pattern)?.[0];
  if (optional === undefined) return [pattern];
  return ['', optional.replace('?', '')].flatMap((part) => withAndWithoutOptional(pattern.replace(optional, part)));
}

/** Region of every page → expose, e.g. {"header": "./header"}. */
export const slotsSchema = v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a slot is lower case')), name);

export const federationSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.regex(/^mfe-[a-z0-9-]+$/, 'a remote is named mfe-…')),
    port: v.pipe(v.number(), v.integer()),
    /** Module name → source file. */
    exposes: v.record(v.pipe(v.string(), v.regex(/^\.\/[a-z0-9-]+$/)), name),
    routes: v.array(routeSchema),
    slots: slotsSchema,
    emits: v.array(name),
    listens: v.array(name),
  }),
  v.check(
    ({ routes }) => routes.every((route) => samplePathsOf(route).length > 0),
    'a route has neither a path without parameters nor a sample',
  ),
  v.check(
    ({ exposes, routes, slots }) =>
      [...routes.map(({ expose }) => expose), ...Object.values(slots)].every((expose) => expose in exposes),
    'a route or a slot names a module that is not exposed',
  ),
  v.check(({ routes }) => new Set(routes.map(({ id }) => id)).size === routes.length, 'two routes have one id'),
);

export type FederationRoute = v.InferOutput<typeof routeSchema>;
export type FederationSlots = v.InferOutput<typeof slotsSchema>;
export type Federation = v.InferOutput<typeof federationSchema>;

/**
 * For tooling, which seals and releases builds.
 *
 * @returns either the federation.json, or one sentence for each of its mistakes
 */
export function parseFederation(
  json: unknown,
):
  | { readonly federation: Federation; readonly problems?: undefined }
  | { readonly federation?: undefined; readonly problems: string[] } {
  const parsed = v.safeParse(federationSchema, json);
  if (parsed.success) return { federation: parsed.output };
  return { problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'federation.json'}: ${issue.message}`) };
}
