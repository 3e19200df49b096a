/** Value of a computation as it is written in `price-examples.txt`: + - × /, brackets, ceil(), max(), min(). @throws when it is not one */
export function computed(text: string): number {
  const tokens = text.match(/\d+(?:\.\d+)?|ceil|max|min|[-+×/(),]/g) ?? [];
  if (tokens.join('') !== text.replace(/\s/g, '')) throw new Error(`Not a computation: ${text}`);
  let at = 0;
  const take = (expected: string): void => {
    if (tokens[at] !== expected) throw new Error(`${expected} expected in: ${text}`);
    at += 1;
  };
  // Digits after the twelfth are noise of the binary fraction.
  const exact = (value: number): number => Number(value.toPrecision(12));

  function brackets(): number[] {
    take('(');
    const values = [sum()];
    while (tokens[at] === ',') {
      at += 1;
      values.push(sum());
    }
    take(')');
    return values;
  }
  function factor(): number {
    const token = tokens[at] ?? '';
    if (token === '(') return brackets()[0] ?? 0;
    at += 1;
    if (token === 'ceil') return Math.ceil(exact(brackets()[0] ?? 0));
    if (token === 'max') return Math.max(...brackets());
    if (token === 'min') return Math.min(...brackets());
    return Number(token);
  }
  function product(): number {
    let value = factor();
    while (tokens[at] === '×' || tokens[at] === '/') value = tokens[at++] === '×' ? value * factor() : value / factor();
    return value;
  }
  function sum(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') value += (tokens[at++] === '+' ? 1 : -1) * product();
    return value;
  }
  const value = sum();
  if (at !== tokens.length) throw new Error(`Not a computation: ${text}`);
  return exact(value);
}

/** 'ceil(499 × 0.9) = 450' → 450, and the value of its left side, which must be the same. */
export function stated(text: string): { readonly answer: number; readonly value: number } {
  const [computation = '', answer = ''] = text.split(' = ');
  return { answer: Number(answer), value: computed(computation) };
}

/** A row by its table's headings. */
export type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table under each heading of a Markdown page. */
export function tablesOf(page: string): ReadonlyMap<string, readonly Row[]> {
  const sections = page.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = ''] = section.split('\n', 1);
      const [head = '', , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
      const names = cellsOf(head);
      return [
        title,
        rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, index) => [names[index] ?? '', cell]))),
      ];
    }),
  );
}
