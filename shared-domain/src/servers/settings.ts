/** Settings of the shop's programs: kinds of values, how they are read from the environment, and which variables are mistakes. */
import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);
/** Without slashes at its end. */
export const url = v.pipe(
  v.string(),
  v.url('must be an address such as http://localhost:3010'),
  v.transform((text) => text.replace(/\/+$/, '')),
);
export const count = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number));
export const positive = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0'),
  v.transform(Number),
);
export const flag = v.pipe(
  v.picklist(['true', 'false'], "must be 'true' or 'false'"),
  v.transform((text) => text === 'true'),
);
/** pino's. */
export const logLevel = v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);
export const onOff = v.picklist(['on', 'off'], "must be 'on' or 'off'");
export const notBlank = v.pipe(v.string(), v.regex(/\S/, 'must not be blank'));
export const secretOf = (characters: number) =>
  v.pipe(v.string(), v.minLength(characters, `needs ${characters} characters`));

const listOf = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/\s+/).filter(Boolean)),
    v.array(item),
  );
export const urlList = listOf(url);
export const addressList = listOf(
  v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/[^/]+\/)\S*$/, 'must be paths or addresses, separated by blanks')),
);
export const originList = listOf(
  v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#\s]+$/, 'must be origins, separated by blanks')),
);

type Value = v.GenericSchema<string, unknown>;
type Described<Schema extends Value> = v.SchemaWithPipe<
  readonly [Schema, v.DescriptionAction<v.InferOutput<Schema>, string>]
>;

/**
 * A setting with what it is: a row of `docs/settings.md`.
 *
 * @param otherwise the value, as it is written, without the variable
 */
export function setting<const Schema extends Value>(
  what: string,
  schema: Schema,
): v.OptionalSchema<Described<Schema>, undefined>;
export function setting<const Schema extends Value>(
  what: string,
  schema: Schema,
  otherwise: string,
): v.OptionalSchema<Described<Schema>, string>;
export function setting(what: string, schema: Value, otherwise?: string): unknown {
  return v.optional(v.pipe(schema, v.description(what)), otherwise as string);
}

type Variables = Readonly<Record<string, string | undefined>>;

export interface SettingsOfProgram<Schema extends v.GenericSchema> {
  /** 'shell', 'shop API' … */
  readonly program: string;
  readonly schema: Schema & { readonly entries: Readonly<Record<string, unknown>> };
  /** A name that matches is one of the settings, or a mistake. */
  readonly families?: RegExp;
  /** Settings of other programs that look like those of this one: all may be in one file. */
  readonly others?: readonly string[];
  /** Settings that an operator's shop needs, in production without stand-ins. */
  readonly required?: readonly string[];
  /** Contradictions between values, each as a sentence without its full stop. */
  readonly contradictions?: (settings: v.InferOutput<Schema>) => readonly string[];
}

/** Key of the channel API in the reference environment, which an operator's shop may not have. */
export const REFERENCE_KEY = 'reference';

/** Kubernetes announces its services by variables such as REGISTRY_PORT. */
const OF_KUBERNETES = /_(SERVICE_(HOST|PORT)(_\w+)?|PORT(_\d+_(TCP|UDP)(_\w+)?)?)$/;
/** Shorter names are like too many others. */
const SHORTEST = 6;
const LONG = 12;

function isLike(name: string, known: string): boolean {
  if (known.length < SHORTEST) return false;
  const [one, other] = [name, known].map((text) => text.toUpperCase().replaceAll(/[_-]/g, ''));
  return distance(one ?? '', other ?? '') <= (known.length < LONG ? 1 : 2);
}

/** @returns for each variable that is no setting of the program but was meant as one, what to say about it */
export function unknownSettings(
  variables: Variables,
  { schema, families, others = [] }: Pick<SettingsOfProgram<v.GenericSchema>, 'schema' | 'families' | 'others'>,
): readonly string[] {
  const known = Object.keys(schema.entries);
  return Object.keys(variables).flatMap((name) => {
    if (known.includes(name) || others.includes(name) || OF_KUBERNETES.test(name)) return [];
    const meant = known.find((each) => isLike(name, each));
    if (meant === undefined && !families?.test(name)) return [];
    return [`${name}: is no setting${meant === undefined ? '' : ` (${meant}?)`}`];
  });
}

/** @returns a sentence that names what an operator's shop needs and has not; null: nothing, or it is a developer's machine */
export function describeMissing(program: string, given: Variables, required: readonly string[]): string | null {
  if (given['NODE_ENV'] !== 'production' || given['STAND_INS'] === 'on') return null;
  const missing = required.filter(
    (name) => !given[name] || (name === 'CHANNEL_API_KEY' && given[name] === REFERENCE_KEY),
  );
  if (missing.length === 0) return null;
  return `A production start of the ${program} needs ${missing.join(', ')} (CHANNEL_API_KEY other than «${REFERENCE_KEY}»). A developer's machine sets STAND_INS=on instead.`;
}

/** An empty variable is one that is not set, as compose files write it. @throws Error that names all that is missing, wrong or unknown */
export function readSettings<Schema extends v.GenericSchema>(
  variables: Variables,
  of: SettingsOfProgram<Schema>,
): v.InferOutput<Schema> {
  const { program, schema, required = [], contradictions = () => [] } = of;
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(schema, given);
  const wrong = [
    ...(parsed.issues ?? []).map((issue) => `${String(issue.path?.[0]?.key)}: ${issue.message}`),
    ...unknownSettings(given, of),
    ...(parsed.success ? contradictions(parsed.output) : []),
  ];
  const missing = describeMissing(program, given, required);
  if (parsed.success && wrong.length === 0 && missing === null) return parsed.output;
  const problems = wrong.length > 0 ? [`The configuration of the ${program} is wrong. ${wrong.join('; ')}.`] : [];
  throw new Error([...problems, ...(missing === null ? [] : [missing])].join(' '));
}
