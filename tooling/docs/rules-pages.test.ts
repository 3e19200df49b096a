/** docs/rules says where each decision is made; this compares the pages with the files and the titles of their tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const SOURCE = join(ROOT, 'shared-domain/src');
const PAGES = join(ROOT, 'docs/rules');

const subdomains = readdirSync(SOURCE).filter((name) => existsSync(join(SOURCE, name, 'rules')));

interface PageRow {
  readonly files: readonly string[];
  readonly ids: readonly string[];
}

/** 'P4-34..37' → P4-34, P4-35, P4-36, P4-37. */
function idsOf(text: string): readonly string[] {
  return [...text.matchAll(/\b([PF][\d.]*?\d)-(\d+)(?:\.\.(\d+))?/g)].flatMap(([, section, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}-${first + index}`);
  });
}

/** Rows of the page's first table: question, files, ids. */
const rowsOf = (page: string): readonly PageRow[] =>
  page.split('\n').flatMap((line) => {
    const [, , files, ids] = line.split('|');
    const named = [...(files ?? '').matchAll(/`(rules\/[\w./-]+\.ts)`/g)].map(([, file]) => file as string);
    return named.length > 0 ? [{ files: named, ids: idsOf(ids ?? '') }] : [];
  });

/** Titles name ids in brackets; a table of cases gives them as its rows' first words ('F9.7-2' for '[%s] …'). */
const TITLE_IDS = /\[([PF]\d[^\]\n]*)\]|['"`]([PF]\d[\d.]*-\d+[^'"`\n]*)['"`]/g;
const titlesOf = (testFile: string): readonly string[] =>
  existsSync(testFile)
    ? [...readFileSync(testFile, 'utf8').matchAll(TITLE_IDS)].map(([, bracket, row]) => bracket ?? row ?? '')
    : [];

test('every subdomain with rules has a page', () => {
  expect(
    readdirSync(PAGES)
      .filter((name) => !['README.md', 'contracts.md', 'kernel.md', 'ids'].includes(name))
      .sort(),
  ).toEqual(subdomains.map((name) => `${name}.md`).sort());
});

describe.each(subdomains)('%s', (subdomain) => {
  const rows = rowsOf(readFileSync(join(PAGES, `${subdomain}.md`), 'utf8'));
  const folder = join(SOURCE, subdomain);

  test('the page names every file of the rules, and none that is gone', () => {
    const files = readdirSync(join(folder, 'rules'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    expect([...new Set(rows.flatMap((row) => row.files))].sort()).toEqual(files.map((name) => `rules/${name}`).sort());
  });

  test('every id is in the title of a test of its row', () => {
    const missing = rows.flatMap(({ files, ids }) => {
      const tested = new Set(
        files.flatMap((file) => titlesOf(join(folder, file.replace(/\.ts$/, '.test.ts')))).flatMap(idsOf),
      );
      return ids.filter((id) => !tested.has(id)).map((id) => `${files.join(', ')}: ${id}`);
    });
    expect(missing).toEqual([]);
  });
});
