/** docs/cookies.md says what is stored in a browser; this compares its table with the one list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COOKIES, SHELL_COOKIES } from '../../shared-domain/src/contracts/storage-keys';
import { STORED_ITEMS } from '../../shared-domain/src/contracts/stored-items';

const PAGE = readFileSync(join(__dirname, '../../docs/cookies.md'), 'utf8');
const cookies = Object.values({ ...COOKIES, ...SHELL_COOKIES });
const WHERE = { cookie: 'cookie', local: 'local storage', session: 'session storage' } as const;

/** Cells of the rows that name something in code font. */
const rows = [...PAGE.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm)].map(([, ...cells]) =>
  cells.map((cell) => cell.trim()),
);

function lifetimeOf(seconds: number): string {
  if (seconds % 86_400 === 0) return seconds === 86_400 ? '1 day' : `${seconds / 86_400} days`;
  return seconds % 3_600 === 0 ? `${seconds / 3_600} hours` : `${seconds} s`;
}

test('the table names everything that the shop stores, where, and whether it needs consent', () => {
  expect(rows.map(([name, where, , purpose]) => [name, where, purpose])).toEqual(
    STORED_ITEMS.map(({ name, where, purpose, isPrefix }) => [isPrefix ? `${name}…` : name, WHERE[where], purpose]),
  );
});

test('cookies live as long as the table says', () => {
  const lifetimes = rows.filter(([, where]) => where === 'cookie').map(([, , lifetime]) => lifetime);
  expect(lifetimes).toEqual(cookies.map(({ maxAgeSeconds }) => lifetimeOf(maxAgeSeconds)));
});
