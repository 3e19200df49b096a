/**
 * Part of `npm run lint`: every restriction of ESLint is in the configuration of the files of its area, and reports by itself the code
 * that is planted for it; every rule of stylelint reports by itself the styles that are planted for it.
 */
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { ROOT } from '../build/packages.mjs';
import { AREAS } from './areas.mjs';
import { checkStyles } from './check-styles.mjs';

const eslint = new ESLint({ cwd: ROOT });
const linter = new Linter();
const GLOBALS = AREAS.flatMap(({ globals = [] }) => globals.map(({ name }) => name));

/** Restrictions of an area as { rule, id, options, planted }: `options` of the rule with this one restriction only. */
function restrictionsOf({ syntax = [], imports = [], globals = [] }) {
  return [
    ...syntax.map(({ selector, planted }) => ({
      rule: 'no-restricted-syntax',
      id: selector,
      pick: (options) => options.filter((option) => option.selector === selector),
      planted,
    })),
    ...imports.map(({ name, planted }) => ({
      rule: 'no-restricted-imports',
      id: name,
      pick: ([{ paths }]) => [{ paths: paths.filter((path) => path.name === name) }],
      planted,
    })),
    ...globals.map(({ name }) => ({
      rule: 'no-restricted-globals',
      id: name,
      pick: (options) => options.filter((option) => option.name === name),
      planted: [`export const one = ${name};`],
    })),
  ];
}

function reports(code, rule, options, filename) {
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
      globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])),
    },
    rules: { [rule]: ['error', ...options] },
  };
  return linter.verify(code, config, filename).some(({ ruleId }) => ruleId === rule);
}

const failures = [];
let count = 0;
for (const area of AREAS) {
  const { rules } = await eslint.calculateConfigForFile(join(ROOT, area.example));
  for (const { rule, id, pick, planted } of restrictionsOf(area)) {
    const [severity, ...options] = rules[rule] ?? [];
    const own = severity === 2 ? pick(options) : [];
    if (planted.length === 0) failures.push(`${area.example}: nothing is planted for ${id}`);
    for (const code of planted) {
      count += 1;
      if (!reports(code, rule, own, area.example)) failures.push(`${area.example}: ${id} does not report ${code}`);
    }
    if (reports('export const one = 1;', rule, own, area.example)) failures.push(`${id} reports harmless code`);
  }
}

const styles = await checkStyles();
count += styles.count;
failures.push(...styles.failures);

for (const failure of failures) console.error(failure);
console.log(`lint self-test: ${count} violations planted, ${failures.length} failures`);
process.exit(failures.length > 0 ? 1 : 0);
