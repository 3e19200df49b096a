/**
 * Part of `npm run check -- lint`: every rule of the linter reports the code that is planted for it; so does, by itself, every restriction of an
 * area in a file of the area, and every rule of stylelint; the formatter sorts imports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import config from '../../../oxlint.config.mjs';
import { ROOT } from '../../build/packages';
import { AREAS } from './areas.mjs';
import { checkStyles } from './check-styles.mjs';
import { ALLOWED, NEEDLESS_DISABLE, PLANTED_RULES, SORTED_IMPORTS } from './planted-rules.mjs';

/** Elsewhere, since the linter passes over what git ignores. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lint-self-test-')));
const NOTHING = 'export const one = 1;';
const RULES_AT = 'shell/src/planted-*.tsx';

/** Code that breaks the restrictions of an area, as { at, code, rule, says }: `says` is in the message. */
function plantedIn({ example: at, syntax = [], imports = [], globals = [] }) {
  return [
    ...syntax.map(({ selector, planted }) => ({ rule: 'shop/restricted-syntax', says: selector, planted })),
    ...imports.map(({ name, planted }) => ({ rule: 'no-restricted-imports', says: name, planted })),
    ...globals.map(({ name }) => ({
      rule: 'no-restricted-globals',
      says: `'${name}'`,
      planted: [`export const one = ${name};`],
    })),
  ].flatMap(({ planted, ...rest }) =>
    (planted.length > 0 ? planted : [NOTHING]).map((code) => ({ at, code, ...rest })),
  );
}

const configured = [config, ...config.overrides].flatMap(({ rules }) =>
  Object.entries(rules).flatMap(([rule, setting]) => (setting === 'off' ? [] : [rule])),
);
const ofAreas = AREAS.flatMap(plantedIn);
const unplanted = [...new Set(configured)].filter(
  (rule) => !(rule in PLANTED_RULES) && !ofAreas.some((one) => one.rule === rule),
);

const planted = [
  ...ofAreas,
  ...Object.entries(PLANTED_RULES).map(([rule, code]) => ({ at: RULES_AT, code, rule, says: '' })),
  { at: RULES_AT, code: NEEDLESS_DISABLE, says: 'Unused oxlint-disable directive' },
];
const allowed = [...AREAS.map(({ example }) => [example, NOTHING]), ...ALLOWED].map(([at, code]) => ({ at, code }));
const files = [...planted, ...allowed].map((one, index) => ({ ...one, file: one.at.replace('*', index) }));

/** Restrictions say by their selector which of them reports. */
const withSelectors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([rule, setting]) => [
      rule,
      rule === 'shop/restricted-syntax'
        ? setting.map((one) => (one.selector ? { ...one, message: one.selector } : one))
        : setting,
    ]),
  );

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Runs the linter with its configuration over the planted files. @returns {{ file: string, rule: string, message: string }[]} */
function lint() {
  // The linter looks for its type checker from here.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const { file, code } of files) write(file, code);
  write(
    'tsconfig.json',
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions: { types: [] }, include: ['.'] }),
  );
  const overrides = config.overrides.map((one) => ({ ...one, rules: withSelectors(one.rules) }));
  write('.oxlintrc.json', JSON.stringify({ ...config, overrides }));
  const { stdout, stderr } = run('oxlint', ['-c', '.oxlintrc.json', '-f', 'json']);
  if (!stdout.startsWith('{')) throw new Error(`The linter does not start: ${stdout}${stderr}`);
  return JSON.parse(stdout).diagnostics.map(({ filename, code, message }) => ({
    file: filename,
    // 'typescript(no-for-in-array)'; a needless comment has no code.
    rule: /\((.+)\)/.exec(code)?.[1],
    message,
  }));
}

const run = (program, args, input) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', program, 'bin', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 26,
  });

/** @returns {string[]} what the linter did not report, or should not have */
function checkRules() {
  const reports = lint();
  return [
    ...unplanted.map((rule) => `nothing is planted for ${rule}`),
    ...files.flatMap(({ file, code, rule, says }) => {
      const found = reports.filter((one) => one.file === file);
      if (says === undefined) return found.map((one) => `${file}: ${one.rule} reports ${code}`);
      const isFound = found.some((one) => one.rule === rule?.split('/').at(-1) && one.message.includes(says));
      return isFound ? [] : [`${file}: ${rule} ${says} does not report ${code}`];
    }),
  ];
}

/** @returns {string[]} */
function checkImports() {
  const { stdout } = run(
    'oxfmt',
    ['-c', join(ROOT, '.oxfmtrc.jsonc'), '--stdin-filepath', 'planted.ts'],
    [...SORTED_IMPORTS].reverse().join('\n'),
  );
  const sorted = `${SORTED_IMPORTS.join('\n')}\n`;
  return stdout === sorted ? [] : [`the formatter orders imports in another way:\n${stdout}`];
}

let failures = [];
try {
  failures = [...checkRules(), ...checkImports()];
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const styles = await checkStyles();
failures.push(...styles.failures);

for (const failure of failures) console.error(failure);
console.log(`lint self-test: ${planted.length + styles.count} violations planted, ${failures.length} failures`);
process.exit(failures.length > 0 ? 1 : 0);
