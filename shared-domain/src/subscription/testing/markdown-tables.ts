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
