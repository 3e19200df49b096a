/** Writes `docs/settings.md` from the schemas by which shell and shop API read their settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SHELL_SETTINGS } from '../../shell/src/server/settings/schema';
import { environmentSchema } from '../../shop-api/src/config/env';
import { REQUIRED } from '../../shop-api/src/config/start-checks';

/** An optional one. */
interface Entry {
  readonly wrapped: v.GenericSchema;
  readonly default: string | undefined;
}
type Entries = Readonly<Record<string, Entry>>;

const PROGRAMS = [
  { entries: environmentSchema.entries as unknown as Entries, required: REQUIRED as readonly string[] },
  { entries: SHELL_SETTINGS.schema.entries as unknown as Entries, required: SHELL_SETTINGS.required ?? [] },
];

const HEAD = `# Settings

Made by \`npm run check -- settings\` from the schemas that parse them: variables of the environment
of [shop-api and shell](operations.md#a-production-start). An empty one is one that is not set. A
program that lacks one, or is given a wrong, unknown or contradicting one, does not start and names
all of them.

| Variable | shop-api | shell | What |
|---|---|---|---|
`;

function cellOf(name: string, { entries, required }: (typeof PROGRAMS)[number]): string {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) return '';
  if (required.includes(name)) return 'required';
  return entry.default ? `\`${entry.default}\`` : '–';
}

/** @throws Error for a setting that has no description, or several */
function whatOf(name: string): string {
  const texts = PROGRAMS.flatMap(({ entries }) => {
    const text = entries[name] && v.getDescription(entries[name].wrapped);
    return text === undefined ? [] : [text];
  });
  const [text] = texts;
  if (texts.length !== 1 || text === undefined) throw new Error(`${name} has ${texts.length} descriptions, not one`);
  return text;
}

/** The whole document; settings with the same description are one row. */
export function settingsDocument(): string {
  const names = [...new Set(PROGRAMS.flatMap(({ entries }) => Object.keys(entries)))].sort();
  const rows = new Map<string, string[]>();
  for (const name of names) {
    const rest = [...PROGRAMS.map((program) => cellOf(name, program)), whatOf(name)].join(' | ');
    rows.set(rest, [...(rows.get(rest) ?? []), `\`${name}\``]);
  }
  return `${HEAD}${[...rows].map(([rest, named]) => `| ${named.join(', ')} | ${rest} |`).join('\n')}\n`;
}

if (require.main === module) writeFileSync(join(__dirname, '../../docs/settings.md'), settingsDocument());
