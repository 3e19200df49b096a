import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareNorwegian } from 'shared-domain/kernel';

const FOLDER = join(__dirname, '../../catalogue');

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('[F9.13-2] all texts of the catalogue are in the order of Intl.Collator', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const texts = [...new Set(files.flatMap((file) => textsOf(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))))];
  expect(texts.length).toBeGreaterThan(5_000);
  const { compare } = new Intl.Collator('nb');
  const sorted = texts.toSorted(compareNorwegian);
  const misplaced = sorted.flatMap((text, index) => {
    const next = sorted[index + 1];
    return next !== undefined && compare(text, next) > 0 ? [[text, next]] : [];
  });
  expect(misplaced).toEqual([]);
});
