/** JSON that can be the content of a script element: no `</script>`, no comment opener, no line separators. */
export const jsonForScript = (value: unknown): string => scriptText(JSON.stringify(value));

/** The same for JSON that is written already. */
export const scriptText = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

const written = new WeakMap<object, string>();
/** What loaders wrap around what they read lies so deep in the state of a page. */
const DEPTH = 6;

/** The same text as `jsonForScript`, with its lasting parts written once: kept answers are part of many pages. Undefined for what has no JSON. */
export function toJson(value: unknown): string | undefined {
  return write(value, DEPTH);
}

function write(value: unknown, depth: number): string | undefined {
  if (!isPlain(value)) return textOf(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  if (isLasting(value)) {
    const json = textOf(value);
    if (json !== undefined) written.set(value, json);
    return json;
  }
  if (depth === 0 || Array.isArray(value)) return textOf(value);
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const json = write(part, depth - 1);
    return json === undefined ? [] : [`${textOf(name)}:${json}`];
  });
  return `{${entries.join(',')}}`;
}

function textOf(value: unknown): string | undefined {
  const json = JSON.stringify(value) as string | undefined;
  return json === undefined ? undefined : scriptText(json);
}

/** An array, or an object without behaviour. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Frozen, with everything in it. */
function isLasting(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Object.isFrozen(value) && isPlain(value) && Object.values(value).every(isLasting);
}
