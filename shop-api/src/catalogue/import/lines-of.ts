/** A value that is looked for, with those below it. */
interface Wanted {
  readonly below: Map<string, Wanted>;
  offset: number;
}

const TOKEN = /\s*(?:"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+)/y;
const STRING_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g;

const keysOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

function wantedOf(paths: readonly string[]): Wanted {
  const root: Wanted = { below: new Map(), offset: 0 };
  for (const path of paths) {
    let node = root;
    for (const key of keysOf(path)) {
      const next = node.below.get(key) ?? { below: new Map(), offset: -1 };
      node.below.set(key, next);
      node = next;
    }
  }
  return root;
}

/** Notes where the wanted values are. Values that nothing is wanted of are passed over without reading them. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #next(): { readonly token: string; readonly offset: number } {
    TOKEN.lastIndex = this.#at;
    const [match = ''] = TOKEN.exec(this.#text) ?? [];
    this.#at += Math.max(1, match.length);
    const token = match.trimStart();
    return { token, offset: this.#at - token.length };
  }

  /** @param opening the value's first token, which has been read */
  value(opening: string, node: Wanted | undefined): void {
    if (opening !== '{' && opening !== '[') return;
    if (!node || node.below.size === 0) return this.#skip();
    for (let index = 0; this.#at < this.#text.length; index += 1) {
      const { token, offset } = this.#next();
      if (token === '}' || token === ']') return;
      const key = opening === '{' ? (JSON.parse(token) as string) : String(index);
      if (opening === '{') this.#next();
      const wanted = node.below.get(key);
      if (wanted) wanted.offset = offset;
      this.value(opening === '{' ? this.#next().token : token, wanted);
      const after = this.#next().token;
      if (after !== ',') return;
    }
  }

  #skip(): void {
    STRING_OR_BRACKET.lastIndex = this.#at;
    for (let depth = 1; depth > 0;) {
      const [found = ''] = STRING_OR_BRACKET.exec(this.#text) ?? [];
      if (found === '') return;
      if (found === '{' || found === '[') depth += 1;
      else if (found === '}' || found === ']') depth -= 1;
    }
    this.#at = STRING_OR_BRACKET.lastIndex;
  }

  scan(root: Wanted): void {
    this.value(this.#next().token, root);
  }
}

function offsetOf(root: Wanted, path: string): number {
  let node = root;
  for (const key of keysOf(path)) {
    const next = node.below.get(key);
    if (!next || next.offset < 0) break;
    node = next;
  }
  return node.offset;
}

/**
 * The lines, from 1, on which values of a JSON text begin; of a value that is missing, where its object does.
 *
 * @param text valid JSON
 * @param paths e.g. products[3].variants[0].price
 */
export function linesOf(text: string, paths: readonly string[]): readonly number[] {
  const root = wantedOf(paths);
  new Scanner(text).scan(root);
  const offsets = paths.map((path) => offsetOf(root, path));
  const lines = new Map<number, number>();
  let [line, at] = [1, 0];
  for (const offset of [...new Set(offsets)].sort((one, other) => one - other)) {
    for (let end = text.indexOf('\n', at); end !== -1 && end < offset; end = text.indexOf('\n', at)) {
      line += 1;
      at = end + 1;
    }
    lines.set(offset, line);
  }
  return offsets.map((offset) => lines.get(offset) ?? 1);
}
