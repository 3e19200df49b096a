import { join } from 'node:path';
import stylelint, { type Config } from 'stylelint';
import { ROOT } from '../../build/packages';
import { HARMLESS_STYLES, PLANTED_DISABLES, PLANTED_STYLES } from './planted-styles';

/** A file that the self-test pretends to write. */
const PLANTED = join(ROOT, 'mfe-header/src/ui/planted.module.css');

async function reportsOf(code: string, config: Config): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: PLANTED, config });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

interface Part {
  readonly id: string;
  readonly setting: unknown;
  readonly planted: readonly string[];
}

/**
 * A rule in parts that could be removed one by one: the properties or functions that it lists, else the rule as a whole. A part that is
 * planted and not configured has no setting.
 */
function partsOf(rule: string, setting: unknown): Part[] {
  const planted = PLANTED_STYLES[rule] ?? [];
  if (isList(planted)) return [{ id: rule, setting, planted }];
  const [primary] = setting as readonly (readonly string[] | Readonly<Record<string, unknown>>)[];
  const parts: [string, unknown][] = isList(primary)
    ? primary.map((name) => [name, [name]])
    : Object.entries(primary ?? {}).map(([name, values]) => [name, { [name]: values }]);
  for (const name of Object.keys(planted)) if (!parts.some(([known]) => known === name)) parts.push([name, null]);
  return parts.map(([name, part]) => ({
    id: `${rule} ${name}`,
    setting: part && [part],
    planted: planted[name] ?? [],
  }));
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** @returns the number of violations planted, and what stylelint did not report */
export async function checkStyles(): Promise<{ count: number; failures: string[] }> {
  const failures: string[] = [];
  let count = 0;
  const config = (await stylelint.resolveConfig(PLANTED)) ?? {};
  const { rules = {} } = config;
  for (const [rule, setting] of Object.entries(rules)) {
    for (const part of partsOf(rule, setting)) {
      if (part.planted.length === 0) failures.push(`stylelint: nothing is planted for ${part.id}`);
      for (const code of part.planted) {
        count += 1;
        const found = await reportsOf(code, { rules: { [rule]: part.setting } });
        if (!found.includes(rule)) failures.push(`stylelint: ${part.id} does not report ${code}`);
      }
    }
  }
  for (const rule of Object.keys(PLANTED_STYLES))
    if (!rules[rule]) failures.push(`stylelint: ${rule} has planted styles and is not configured`);
  for (const [option, { reportedAs, css }] of Object.entries(PLANTED_DISABLES)) {
    count += 1;
    const found = await reportsOf(css, {
      rules: { 'color-no-hex': true },
      [option]: config[option as keyof Config] ?? false,
    });
    if (!found.includes(reportedAs)) failures.push(`stylelint: ${option} does not report ${css}`);
  }
  for (const rule of await reportsOf(HARMLESS_STYLES, config))
    failures.push(`stylelint: ${rule} reports harmless styles`);
  return { count, failures };
}
